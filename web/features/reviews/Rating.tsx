import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Rating.module.css'

export const formatAverage = (average: number) => average.toFixed(1)

type Props = { rating: { average: number | null; count: number } }

/** '★ 4.3 (27)', or nothing without a review. */
export const Rating = ({ rating: { average, count } }: Props) => {
  const { t } = useTranslation('Navbar')
  if (average === null || count === 0) return null
  const [text, number] = [formatAverage(average), formatNumber(count)]
  return (
    <span className={styles.rating}>
      <span aria-hidden="true" className={styles.figures}>
        <Icon name="star" className={styles.star} />
        <b>{text}</b> <span className={styles.count}>({number})</span>
      </span>{' '}
      <span className="visually-hidden">{t('rating', { average: text, count, number })}</span>
    </span>
  )
}
