import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatItemPrice } from '../../price-list/item-price.ts'
import { ProviderCard } from '../../providers/ProviderCard.tsx'
import type { FoundProvider } from '../results.api.ts'
import styles from './FoundProviderCard.module.css'

const SIZES = '(min-width: 600px) 24rem, 100vw'

const rounded = (km: number) => (km < 10 ? km : Math.round(km))

type Props = { provider: FoundProvider; at: number; level: 2 | 3 }

export const FoundProviderCard = ({ provider, at, level }: Props) => {
  const { t } = useTranslation('Home')
  const { distance_km: km } = provider
  const distance = km === undefined ? undefined : t('search.distance', { km: rounded(km) })
  return (
    <ProviderCard
      {...{ provider, at, level, distance }}
      item={<Reason provider={provider} />}
      sizes={SIZES}
      visitText={t('visit')}
    />
  )
}

/** One line: why it is a result. */
const Reason = ({ provider }: Pick<Props, 'provider'>) => {
  const { t } = useTranslation('Home')
  const { reason, matched_item: item, district } = provider
  if (item)
    return (
      <p className={styles.item}>
        <span>{t('search.reason.item', { item: item.name })}</span>
        <b className={styles.price}>{formatItemPrice(item, t)}</b>
      </p>
    )
  if (!reason || reason.kind === 'item') return null
  const { kind, word } = reason
  // The card has the category already: only a narrower word is new.
  const text = kind === 'category' ? word : t(`search.reason.${kind}`, { place: district, word })
  return text && <p className={styles.item}>{text}</p>
}
