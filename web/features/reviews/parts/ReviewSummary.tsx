import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../../lib/format/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { formatAverage } from '../Rating.tsx'
import { reviewSearch, SECTION_ID } from '../review-url.ts'
import type { ReviewSummary as Summary, Stars as StarCount } from '../reviews.api.ts'
import styles from './ReviewSummary.module.css'
import { ALL_STARS, Stars } from './Stars.tsx'

type Props = {
  summary: Summary
  /** The filter; null for all. */
  stars: StarCount | null
}

export const ReviewSummary = ({ summary, stars }: Props) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'summary' })
  const [query] = useSearchParams()
  const { average, count, histogram } = summary
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        {average !== null && (
          <>
            <p className={styles.figure}>
              <span aria-hidden="true">{formatAverage(average)}</span>
              <span className="visually-hidden">{t('average', { average: formatAverage(average) })}</span>
            </p>
            <span aria-hidden="true">
              <Stars stars={Math.round(average)} />
            </span>
          </>
        )}
        <p className={styles.count}>{t('count', { count, number: formatNumber(count) })}</p>
      </div>
      <nav aria-label={t('filter')}>
        <ul className={styles.bars}>
          {ALL_STARS.toReversed().map((star) => (
            <li key={star}>
              <Bar star={star} number={histogram[star]} total={count} isCurrent={star === stars} />
            </li>
          ))}
        </ul>
        {stars !== null && (
          <Link
            to={{ search: reviewSearch(query, { stars: null, isAll: true }), hash: `#${SECTION_ID}` }}
            className={styles.all}
            rel="nofollow"
          >
            {t('all')}
          </Link>
        )}
      </nav>
    </div>
  )
}

type BarProps = { star: StarCount; number: number; total: number; isCurrent: boolean }

const Bar = ({ star, number, total, isCurrent }: BarProps) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'summary' })
  const [query] = useSearchParams()
  const name = t('bar', { stars: star, count: number, number: formatNumber(number) })
  const face = (
    <span aria-hidden="true" className={styles.bar}>
      <span className={styles.stars}>
        {star} <Icon name="star" className={styles.star} />
      </span>
      <span className={styles.track}>
        <span className={styles.fill} style={{ inlineSize: `${(100 * number) / total}%` }} />
      </span>
      <span className={styles.number}>{formatNumber(number)}</span>
    </span>
  )
  // No link to an empty list.
  if (number === 0 && !isCurrent)
    return (
      <span className={styles.none}>
        {face}
        <span className="visually-hidden">{name}</span>
      </span>
    )
  return (
    <Link
      to={{
        search: reviewSearch(query, isCurrent ? { stars: null, isAll: true } : { stars: star }),
        hash: `#${SECTION_ID}`,
      }}
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.link}
      rel="nofollow"
    >
      {face}
      <span className="visually-hidden">{name}</span>
    </Link>
  )
}
