import { useTranslation } from 'react-i18next'
import { ProviderCard } from '../../providers/ProviderCard.tsx'
import type { FoundProvider } from '../results.api.ts'

// One column on a phone, then as many as fit: never much wider than this.
const SIZES = '(min-width: 600px) 24rem, 100vw'

// From ten on a person counts whole kilometres.
const rounded = (km: number) => (km < 10 ? km : Math.round(km))

type Props = { provider: FoundProvider; at: number; level: 2 | 3 }

/** A business that was found, and how far it is. */
export const FoundProviderCard = ({ provider, at, level }: Props) => {
  const { t } = useTranslation('Home')
  const { distance_km: km } = provider
  const distance = km === undefined ? undefined : t('search.distance', { km: rounded(km) })
  return (
    <ProviderCard
      {...{ provider, at, level, distance }}
      item={provider.matched_item}
      sizes={SIZES}
      visitText={t('visit')}
    />
  )
}
