import { useSyncExternalStore } from 'react'
import { call } from '../../../lib/http/call.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useViewerQuery } from '../../../lib/loading/useViewerQuery.ts'
import { priceListQuery } from '../../../features/price-list/price-list.api.ts'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import styles from './SectionBar.module.css'

const SECTIONS = ['prices', 'reviews', 'hours', 'posts'] as const
type Section = (typeof SECTIONS)[number]

/** Links to the sections that the page has; the one that is read is marked. */
export const SectionBar = ({ provider: { id, hours } }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'sections' })
  const prices = useViewerQuery((viewer) => priceListQuery(call, { id, viewer })).data
  const current = useCurrentSection()
  const isMissing = { prices: !prices?.groups.length, reviews: false, hours: !hours, posts: false }
  return (
    <nav aria-label={t('label')} className={styles.bar}>
      <ul className={styles.links}>
        {SECTIONS.filter((section) => !isMissing[section]).map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              aria-current={section === current ? 'true' : undefined}
              className={styles.link}
            >
              {t(section)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// A section is read when it has reached the upper third of the screen.
const isReached = (section: Section) => {
  const top = document.getElementById(section)?.getBoundingClientRect().top
  return top !== undefined && top < window.innerHeight / 3
}

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const useCurrentSection = () =>
  useSyncExternalStore(
    onScroll,
    () => SECTIONS.findLast(isReached),
    () => undefined,
  )
