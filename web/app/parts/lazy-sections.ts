// What few visitors see: the picture of an error page.
import { lazySection } from '../../lib/loading/lazy-section.tsx'

export const ClosedStallPicture = await lazySection(
  async () => (await import('./ClosedStallPicture.tsx')).ClosedStallPicture,
)
