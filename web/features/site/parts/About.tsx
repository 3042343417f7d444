import { useTranslation } from 'react-i18next'
import styles from './About.module.css'
import { Milestones } from './Milestones.tsx'
import { Section } from './Section.tsx'

export const About = () => {
  const { t } = useTranslation('Index')
  return (
    <Section title={t('about.title')} woven>
      <div className={styles.about}>
        <p className={styles.text}>{t('about.text')}</p>
        <Milestones />
      </div>
    </Section>
  )
}
