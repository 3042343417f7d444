// Few searches end in these, or they are below the businesses, and their links need no script.
import { lazySection } from '../../../lib/loading/lazy-section.tsx'

export const NoResults = await lazySection(async () => (await import('./NoResults.tsx')).NoResults)

export const NoFilteredResults = await lazySection(
  async () => (await import('./NoFilteredResults.tsx')).NoFilteredResults,
)

export const FoundPosts = await lazySection(async () => (await import('./FoundPosts.tsx')).FoundPosts)

export const PostResults = await lazySection(async () => (await import('./FoundPosts.tsx')).PostResults)

export const NoProviders = await lazySection(async () => (await import('./NoProviders.tsx')).NoProviders)

export const NoPosts = await lazySection(async () => (await import('./NoPosts.tsx')).NoPosts)

export const RefusedPosts = await lazySection(async () => (await import('./NoPosts.tsx')).RefusedPosts)

export const DistanceOrderNotice = await lazySection(
  async () => (await import('./DistanceOrderNotice.tsx')).DistanceOrderNotice,
)

export const RefusedSearch = await lazySection(
  async () => (await import('./RefusedSearch.tsx')).RefusedSearch,
)

export const SearchStart = await lazySection(async () => (await import('./SearchStart.tsx')).SearchStart)

export const OfflineOffer = await lazySection(async () => (await import('./OfflineOffer.tsx')).OfflineOffer)
