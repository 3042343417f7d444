import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Counts } from './Counts.tsx'
import { Garland } from './Garland.tsx'
import { Section } from './Section.tsx'
import styles from './Story.module.css'

export const Story = () => {
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
