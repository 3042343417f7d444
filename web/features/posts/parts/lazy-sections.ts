// Loaded with the first interaction.
import { lazySection } from '../../../lib/loading/lazy-section.tsx'

export const ShareButtons = await lazySection(
  async () => (await import('../../sharing/ShareButtons.tsx')).ShareButtons,
)
