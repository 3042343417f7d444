import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import type { Tone } from '../../../ui/tone.ts'
import styles from './Features.module.css'
import { HindiSpelling } from './HindiSpelling.tsx'
import { Section } from './Section.tsx'
import { StallCard } from '../../../ui/StallCard.tsx'
import { StallRow } from '../../../ui/StallRow.tsx'

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

/** Three spellings that find one shop: what people type, whatever the page speaks. */
const SameShop = () => (
  <p className={styles.spellings}>
    <span lang="hi">{useLanguage() === 'hi' ? 'बिजली मिस्त्री' : <HindiSpelling />}</span>
    <span lang="hi-Latn">bijli mistri</span>
    <span lang="en">electrician</span>
  </p>
)
