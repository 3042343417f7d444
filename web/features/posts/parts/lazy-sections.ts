// What is below the text of a post: its script comes when somebody does something.
import { lazySection } from '../../../lib/loading/lazy-section.tsx'

export const ShareButtons = await lazySection(
  async () => (await import('../../sharing/ShareButtons.tsx')).ShareButtons,
)
