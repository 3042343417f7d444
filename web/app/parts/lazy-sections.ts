// Parts of the shell that few visitors use (decision 33).
import { lazySection } from '../../lib/loading/lazy-section.tsx'

export const ClosedStallPicture = await lazySection(
  async () => (await import('./ClosedStallPicture.tsx')).ClosedStallPicture,
)

export const Footer = await lazySection(async () => (await import('../Footer.tsx')).Footer)
