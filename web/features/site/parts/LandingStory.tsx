import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { About } from './About.tsx'
import { ContactBanner } from './ContactBanner.tsx'
import { Counts } from './Counts.tsx'
import { Features } from './Features.tsx'
import { Garland } from './Garland.tsx'
import { ProviderSignupBanner } from './ProviderSignupBanner.tsx'
import { Section } from './Section.tsx'
import styles from './Story.module.css'

const Story = () => {
  const { t } = useTranslation('Index')
  return (
    <>
      <Garland />
      <Section title={t('story.title')}>
        <div className={styles.story}>
          <p className={styles.opening}>{t('story.poles')}</p>
          <div className={styles.rest}>
            <p>{t('story.talk')}</p>
            <p>{t('story.today')}</p>
          </div>
        </div>
        <Counts />
      </Section>
    </>
  )
}

export const LandingStory = () => (
  <>
    <Features />
    <About />
    <Story />
    <ProviderSignupBanner />
    <ContactBanner />
  </>
)
