import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { ResultKind } from '../results.api.ts'
import { withNewSearch } from './url-params.ts'
import type { Order } from './search-params.ts'
import styles from './SearchFilters.module.css'
import { Link } from '../../../ui/Link.tsx'

const TYPES: (ResultKind | undefined)[] = [undefined, 'providers', 'posts']
const ORDERS: Order[] = ['best', 'near']

type Props = { type: ResultKind | undefined; order: Order; onNear: () => void }

/** Links: what is shown and in which order stands in the address. */
export const SearchFilters = ({ type, order, onNear }: Props) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  return (
    <div className={styles.filters}>
      <nav aria-label={t('types.label')} className={styles.tabs}>
        {TYPES.map((each) => (
          <Link
            key={each ?? 'all'}
            to={withNewSearch(query, { type: each })}
            preventScrollReset
            aria-current={each === type ? 'page' : undefined}
            className={styles.tab}
          >
            {t(`types.${each ?? 'all'}`)}
          </Link>
        ))}
      </nav>
      {type !== 'posts' && <OrderLinks order={order} onNear={onNear} />}
    </div>
  )
}

const OrderLinks = ({ order, onNear }: Omit<Props, 'type'>) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search.order' })
  const [query] = useSearchParams()
  const labelId = useId()
  return (
    <nav aria-labelledby={labelId} className={styles.order}>
      <span id={labelId}>{t('label')}:</span>
      {ORDERS.map((each) => (
        <Link
          key={each}
          to={withNewSearch(query, { sort: each === 'near' ? each : '' })}
          preventScrollReset
          aria-current={each === order ? 'true' : undefined}
          onClick={each === 'near' ? onNear : undefined}
          className={styles.choice}
        >
          {t(each)}
        </Link>
      ))}
    </nav>
  )
}
