import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { IconName } from '../../../ui/Icon.tsx'
import type { Tone } from '../../../ui/tone.ts'
import styles from './Services.module.css'
import { Section } from './Section.tsx'
import { IconCard } from '../../../ui/IconCard.tsx'
import { IconCardRow } from '../../../ui/IconCardRow.tsx'

const SERVICES: { key: string; icon: IconName; tone: Tone }[] = [
  { key: 'search', icon: 'search', tone: 'sindoor' },
  { key: 'window', icon: 'eye', tone: 'indigo' },
  { key: 'posts', icon: 'image', tone: 'leaf' },
  { key: 'contact', icon: 'phone', tone: 'indigo' },
  { key: 'chat', icon: 'chat', tone: 'leaf' },
  { key: 'block', icon: 'ban', tone: 'sindoor' },
]

export const CustomerServices = () => {
  const { t } = useTranslation('Services')
  return (
    <Section title={t('customers.title')}>
      <p className={styles.lead}>{t('customers.lead')}</p>
      <IconCardRow>
        {SERVICES.map(({ key, icon, tone }) => (
          <IconCard
            key={key}
            title={t(`customers.${key}.title`)}
            text={t(`customers.${key}.text`)}
            icon={icon}
            tone={tone}
          />
        ))}
      </IconCardRow>
    </Section>
  )
}
