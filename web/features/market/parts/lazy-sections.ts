import { lazySection } from '../../../lib/loading/lazy-section.tsx'

export const MarketPosts = await lazySection(async () => (await import('./MarketPosts.tsx')).MarketPosts)
