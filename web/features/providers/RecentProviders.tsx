import { type CSSProperties, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shell } from '../../../contract/limits.ts'
import { SlideArrows } from '../../ui/SlideArrows.tsx'
import { ProviderCard } from './ProviderCard.tsx'
import type { ProviderSummary } from './providers.api.ts'
import styles from './RecentProviders.module.css'

const { wide, under768, under480 } = shell.recentSlides
const SLIDES = { '--wide': wide, '--under768': under768, '--under480': under480 } as CSSProperties
// As wide as a slide: a third, a half or all of the page.
const SIZES = '(max-width: 480px) 100vw, (max-width: 768px) 50vw, 24rem'

/** A row that the browser scrolls; the buttons move it by as many as are seen, and go round at its ends. */
export const RecentProviders = ({ providers }: { providers: readonly ProviderSummary[] }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'slider' })
  const row = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => row.current && scrollByPage(row.current, direction)
  return (
    <div style={SLIDES} className={styles.carousel}>
      <SlideArrows previousLabel={t('previous')} nextLabel={t('next')} onMove={move} />
      <ul ref={row} className={styles.row}>
        {providers.map((provider, at) => (
          <li key={provider.id} className={styles.slide}>
            <ProviderCard {...{ provider, at }} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </div>
  )
}

// Broken pixels: an end is rarely met exactly.
const SCROLL_TOLERANCE = 2

const scrollByPage = (row: HTMLElement, direction: 1 | -1) => {
  const end = row.scrollWidth - row.clientWidth
  const isAtEnd = direction > 0 ? row.scrollLeft > end - SCROLL_TOLERANCE : row.scrollLeft < SCROLL_TOLERANCE
  const left = isAtEnd ? (direction > 0 ? 0 : end) : row.scrollLeft + direction * row.clientWidth
  row.scrollTo({ left })
}
