// What stands below the first shops of the home page.
import { lazySection } from '../../../lib/lazy-section.tsx'

export const OffersSection = await lazySection(
  async () => (await import('./OffersSection.tsx')).OffersSection,
)
