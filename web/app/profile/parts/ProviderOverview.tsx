import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { Slider } from '../../../features/media/Slider.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { ProviderContactPanel } from './ProviderContactPanel.tsx'
import { ProviderFacts } from './ProviderFacts.tsx'
import styles from './ProviderOverview.module.css'
import { ProviderLocation } from './lazy-sections.ts'

const SIZES = '(min-width: 960px) 24rem, 14rem'

type Props = { provider: PublicProvider; children: ReactNode }

/** On a wide screen the contact details follow beside the content. */
export const ProviderOverview = ({ provider, children }: Props) => {
  const { t } = useTranslation('ProviderProfile')
  const { business_name: name, business_description: words } = provider
  const pictures = provider.images.map(({ picture }) => picture)
  const videos = provider.videos.map(({ video_data }) => video_data)
  return (
    <div className={styles.columns}>
      <div className={styles.start}>
        <ProviderFacts provider={provider} />
        {pictures.length + videos.length > 0 && <Slider {...{ name, pictures, videos }} sizes={SIZES} />}
      </div>
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
        {children}
      </div>
    </div>
  )
}
