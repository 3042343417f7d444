import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import type { Tone } from '../../../ui/tone.ts'
import styles from './Features.module.css'
import { HindiSpelling } from './HindiSpelling.tsx'
import { Section } from './Section.tsx'
import { IconCard } from '../../../ui/IconCard.tsx'
import { IconCardRow } from '../../../ui/IconCardRow.tsx'

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
      <IconCardRow>
        {FEATURES.map(({ key, icon, tone }) => (
          <IconCard
            key={key}
            title={t(`features.${key}.title`)}
            text={t(`features.${key}.text`)}
            icon={icon}
            tone={tone}
          >
            {key === 'anyScript' && <SpellingExamples />}
          </IconCard>
        ))}
      </IconCardRow>
    </Section>
  )
}

/** Three spellings with the same results; not translated. */
const SpellingExamples = () => (
  <p className={styles.spellings}>
    <span lang="hi">{useLanguage() === 'hi' ? 'बिजली मिस्त्री' : <HindiSpelling />}</span>
    <span lang="hi-Latn">bijli mistri</span>
    <span lang="en">electrician</span>
  </p>
)
