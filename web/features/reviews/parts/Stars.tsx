import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import styles from './Stars.module.css'

export const ALL_STARS = [1, 2, 3, 4, 5] as const

// The icon 'star', five times on a grid of 24 px.
const outlineOf = (star: number) =>
  `M${24 * star - 12} 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z`
const outlines = (stars: readonly number[]) => stars.map(outlineOf).join('')

/** One picture of all stars instead of five icons: less markup for each review. */
export const Stars = ({ stars }: { stars: number }) => {
  const { t } = useTranslation('Reviews')
  const full = Math.round(stars)
  return (
    <span className={styles.stars}>
      <svg viewBox="0 0 120 24" aria-hidden="true" className={styles.row}>
        <path d={outlines(ALL_STARS.slice(full))} />
        <path d={outlines(ALL_STARS.slice(0, full))} className={styles.full} />
      </svg>
      <span className="visually-hidden">{t('stars', { stars })}</span>
    </span>
  )
}
