import { lazySection } from '../../../lib/loading/lazy-section.tsx'

export const LandingStory = await lazySection(async () => (await import('./LandingStory.tsx')).LandingStory)

export const OffersSection = await lazySection(
  async () => (await import('./OffersSection.tsx')).OffersSection,
)

export const MarketScene = await lazySection(async () => (await import('./MarketScene.tsx')).MarketScene)
