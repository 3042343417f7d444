// Of the home page: what stands below the first shops, and a large drawing that nothing happens in.
import { lazySection } from '../../../lib/lazy-section.tsx'

export const OffersSection = await lazySection(
  async () => (await import('./OffersSection.tsx')).OffersSection,
)

export const LandingStory = await lazySection(async () => (await import('./LandingStory.tsx')).LandingStory)

export const MarketScene = await lazySection(async () => (await import('./MarketScene.tsx')).MarketScene)
