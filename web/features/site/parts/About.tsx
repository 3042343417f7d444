import { useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx'
import { paths } from '../../../lib/paths.ts'
import { useNearViewport } from '../../../lib/loading/useNearViewport.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import styles from './About.module.css'
import { Section } from './Section.tsx'

const Milestones = lazyOptional(async () => (await import('./Milestones.tsx')).Milestones)

export const About = () => {
  const { t } = useTranslation('Index')
  return (
    <Section title={t('about.title')} woven>
      <div className={styles.about}>
        <div className={styles.text}>
          <p>{t('about.text')}</p>
          <ButtonLink variant="secondary" icon="pin" to={paths.market()}>
            {t('about.districts')}
          </ButtonLink>
        </div>
        <LazyMilestones />
      </div>
    </Section>
  )
}

const LazyMilestones = () => {
  const road = useRef<HTMLDivElement>(null)
  const isSeen = useNearViewport(road)
  return (
    <div ref={road} className={styles.road}>
      {isSeen && <Milestones />}
    </div>
  )
}
