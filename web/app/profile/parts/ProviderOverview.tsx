import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { Slider } from '../../../features/media/Slider.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { ProviderContactPanel } from './ProviderContactPanel.tsx'
import styles from './ProviderOverview.module.css'
import { ProviderLocation } from './lazy-sections.ts'

// Slightly less than the real width: the next smaller file looks the same and has half the bytes.
const SIZES = '(min-width: 960px) 44rem, calc(100vw - 3rem)'

export const ProviderOverview = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile')
  const { business_name: name, business_description: words } = provider
  const pictures = provider.images.map(({ picture }) => picture)
  const videos = provider.videos.map(({ video_data }) => video_data)
  return (
    <div className={styles.overview}>
      {pictures.length + videos.length > 0 && (
        <div className={styles.slider}>
          <Slider {...{ name, pictures, videos }} sizes={SIZES} />
        </div>
      )}
      <div className={styles.contact}>
        <ProviderContactPanel provider={provider} />
      </div>
      <div className={styles.rest}>
        {words && (
          <section className={styles.about}>
            <SectionHeading title={t('about')} />
            <p className={styles.words}>{words}</p>
          </section>
        )}
        <ProviderLocation provider={provider} />
      </div>
    </div>
  )
}
