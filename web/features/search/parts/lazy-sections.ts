// Few searches find nothing, and the links that are offered then need no script.
import { lazySection } from '../../../lib/loading/lazy-section.tsx'

export const NoResults = await lazySection(async () => (await import('./NoResults.tsx')).NoResults)
