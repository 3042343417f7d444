import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { PlaceMap } from '../../../features/places/PlaceMap.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { addressText, pointOf } from '../../../features/providers/provider-address.ts'
import { ProviderDirections } from './ProviderDirections.tsx'
import styles from './ProviderLocation.module.css'

export const ProviderLocation = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'place' })
  const point = pointOf(provider)
  if (!point) return null
  return (
    <section className={styles.location}>
      <SectionHeading title={t('title')} />
      <PlaceMap point={point} name={provider.business_name} />
      <Cluster>
        <ProviderDirections provider={provider} askingText={t('asking')}>
          {t('directions')}
        </ProviderDirections>
        <p className={styles.address}>{addressText(provider)}</p>
      </Cluster>
    </section>
  )
}
