// Hydrated later: below the overview, or links that need no script.
import { lazySection } from '../../../lib/loading/lazy-section.tsx'

export const OrderablePriceList = await lazySection(
  async () => (await import('../../../features/orders/OrderablePriceList.tsx')).OrderablePriceList,
)

export const ReviewsSection = await lazySection(
  async () => (await import('../../../features/reviews/ReviewsSection.tsx')).ReviewsSection,
)

export const HoursSection = await lazySection(
  async () => (await import('../../../features/hours/HoursSection.tsx')).HoursSection,
)

export const ProviderLocation = await lazySection(
  async () => (await import('./ProviderLocation.tsx')).ProviderLocation,
)

export const ProviderPosts = await lazySection(
  async () => (await import('./ProviderPosts.tsx')).ProviderPosts,
)

export const ProviderShare = await lazySection(
  async () => (await import('./ProviderShare.tsx')).ProviderShare,
)

/** A plain link at first, without the user's location. */
export const ProviderDirections = await lazySection(
  async () => (await import('./ProviderDirections.tsx')).ProviderDirections,
)

export const SectionBar = await lazySection(async () => (await import('./SectionBar.tsx')).SectionBar)
