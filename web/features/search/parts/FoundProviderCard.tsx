import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatItemPrice } from '../../price-list/item-price.ts'
import { ProviderRow } from '../../providers/ProviderRow.tsx'
import type { FoundProvider } from '../results.api.ts'
import styles from './FoundProviderCard.module.css'

const rounded = (km: number) => (km < 10 ? km : Math.round(km))

type Props = { provider: FoundProvider; level: 2 | 3; first?: boolean | undefined }

export const FoundProviderCard = ({ provider, level, first }: Props) => {
  const { t } = useTranslation('Home')
  const { distance_km: km } = provider
  const distance = km === undefined ? undefined : t('search.distance', { km: rounded(km) })
  return (
    <ProviderRow
      {...{ provider, level, first, distance }}
      hint={useReason(provider)}
      visitText={t('visit')}
    />
  )
}

/** One line: why it is a result. */
const useReason = ({ reason, matched_item: item, district }: FoundProvider) => {
  const { t } = useTranslation('Home')
  if (item)
    return (
      <p className={styles.item}>
        <span className={styles.name}>{t('search.reason.item', { item: item.name })}</span>{' '}
        <b className={styles.price}>{formatItemPrice(item, t)}</b>
      </p>
    )
  if (!reason || reason.kind === 'item') return null
  const { kind, word } = reason
  // The card has the category already: only a narrower word is new.
  const text = kind === 'category' ? word : t(`search.reason.${kind}`, { place: district, word })
  return text && <p>{text}</p>
}
