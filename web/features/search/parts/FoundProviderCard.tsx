import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatItemPrice } from '../../price-list/item-price.ts'
import type { PricedItem } from '../../price-list/price-list.api.ts'
import { ProviderCard } from '../../providers/ProviderCard.tsx'
import type { FoundProvider } from '../results.api.ts'
import styles from './FoundProviderCard.module.css'

const SIZES = '(min-width: 600px) 24rem, 100vw'

const rounded = (km: number) => (km < 10 ? km : Math.round(km))

type Props = { provider: FoundProvider; at: number; level: 2 | 3 }

export const FoundProviderCard = ({ provider, at, level }: Props) => {
  const { t } = useTranslation('Home')
  const { distance_km: km, matched_item: item } = provider
  const distance = km === undefined ? undefined : t('search.distance', { km: rounded(km) })
  return (
    <ProviderCard
      {...{ provider, at, level, distance }}
      item={item && <MatchedItem item={item} />}
      sizes={SIZES}
      visitText={t('visit')}
    />
  )
}

const MatchedItem = ({ item }: { item: PricedItem }) => {
  const { t } = useTranslation('Navbar')
  return (
    <p className={styles.item}>
      <span>{item.name}</span>
      <b className={styles.price}>{formatItemPrice(item, t)}</b>
    </p>
  )
}
