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

// What people type, in any language of the page.
const SPELLINGS = { hi: 'बिजली मिस्त्री', 'hi-Latn': 'bijli mistri', en: 'electrician' }

/** Three spellings that find one shop. */
const SameShop = () => (
  <p className={styles.spellings}>
    {Object.entries(SPELLINGS).map(([lang, spelling]) => (
      <span key={lang} lang={lang}>
        {spelling}
      </span>
    ))}
  </p>
)
