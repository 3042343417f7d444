// Parts of the shell that few visitors use, or that work without scripts (decision 33).
import { lazySection } from '../../lib/loading/lazy-section.tsx'

export const ClosedStallPicture = await lazySection(
  async () => (await import('./ClosedStallPicture.tsx')).ClosedStallPicture,
)

export const LanguageEntries = await lazySection(
  async () => (await import('./LanguageEntries.tsx')).LanguageEntries,
)

export const OutboxBanner = await lazySection(async () => (await import('../OutboxBanner.tsx')).OutboxBanner)

export const Footer = await lazySection(async () => (await import('../Footer.tsx')).Footer)
