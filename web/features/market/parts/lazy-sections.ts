// What stands below the providers of a page, and is heavier than links.
import { lazySection } from '../../../lib/loading/lazy-section.tsx'

export const MarketPosts = await lazySection(async () => (await import('./MarketPosts.tsx')).MarketPosts)
