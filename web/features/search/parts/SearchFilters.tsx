import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Kind } from '../results.api.ts'
import { changedSearch } from './address.ts'
import type { Order } from './search-address.ts'
import styles from './SearchFilters.module.css'

const TYPES: (Kind | undefined)[] = [undefined, 'providers', 'posts']
const ORDERS: Order[] = ['best', 'near']

type Props = { type: Kind | undefined; order: Order; onNear: () => void }

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
            to={changedSearch(query, { type: each })}
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
          to={changedSearch(query, { sort: each === 'near' ? each : '' })}
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
