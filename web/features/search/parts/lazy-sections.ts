// Most searches find something.
import { lazySection } from '../../../lib/lazy-section.tsx'

export const NoResults = await lazySection(async () => (await import('./NoResults.tsx')).NoResults)
