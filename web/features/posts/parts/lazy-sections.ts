// Loaded with the first interaction.
import { lazySection } from '../../../lib/loading/lazy-section.tsx'

export const CommentThread = await lazySection(
  async () => (await import('../../comments/CommentThread.tsx')).CommentThread,
)

export const ShareButtons = await lazySection(
  async () => (await import('../../sharing/ShareButtons.tsx')).ShareButtons,
)
