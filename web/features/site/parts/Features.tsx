import { useTranslation } from 'react-i18next'
import type { IconName } from '../../../ui/Icon.tsx'
import type { Tone } from '../../../ui/tone.ts'
import styles from './Features.module.css'
import { Section } from './Section.tsx'
import { StallCard } from './StallCard.tsx'
import { StallRow } from './StallRow.tsx'

const FEATURES: { key: string; icon: IconName; tone: Tone }[] = [
  { key: 'anyScript', icon: 'search', tone: 'sindoor' },
  { key: 'window', icon: 'store', tone: 'indigo' },
  { key: 'posts', icon: 'image', tone: 'leaf' },
  { key: 'direct', icon: 'phone', tone: 'leaf' },
  { key: 'honest', icon: 'flag', tone: 'sindoor' },
  { key: 'languages', icon: 'globe', tone: 'indigo' },
]

export const Features = () => {
  const { t } = useTranslation('Index')
  return (
    <Section title={t('features.title')}>
      <StallRow>
        {FEATURES.map(({ key, icon, tone }) => (
          <StallCard
            key={key}
            title={t(`features.${key}.title`)}
            text={t(`features.${key}.text`)}
            icon={icon}
            tone={tone}
          >
            {key === 'anyScript' && <SameShop />}
          </StallCard>
        ))}
      </StallRow>
    </Section>
  )
}

/** Three spellings that find one shop. */
const SameShop = () => {
  const { t } = useTranslation('Index')
  return (
    <p className={styles.spellings}>
      <span lang="hi">{t('features.anyScript.examples.hindi')}</span>
      <span lang="hi-Latn">{t('features.anyScript.examples.roman')}</span>
      <span lang="en">{t('features.anyScript.examples.english')}</span>
    </p>
  )
}
