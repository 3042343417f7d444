import { useTranslation } from 'react-i18next'
import { Awning } from '../../../ui/Awning.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { Garland } from './Garland.tsx'
import styles from './Hero.module.css'
import { MarketScene } from './MarketScene.tsx'
import { HeroSearch } from './HeroSearch.tsx'

/** The text, the drawn stalls, and the search bar below them. */
export const Hero = () => {
  const { t } = useTranslation('Index')
  return (
    <section className={styles.hero}>
      <Awning size="large" />
      <Container>
        <div className={styles.market}>
          <div className={styles.words}>
            <h1 className={styles.title}>
              {t('hero.titleFirst')} <em className={styles.today}>{t('hero.titleSecond')}</em>
            </h1>
            <p className={styles.lead}>{t('hero.lead')}</p>
          </div>
          <div className={styles.stalls}>
            <Garland />
            <MarketScene />
          </div>
        </div>
        <HeroSearch />
      </Container>
    </section>
  )
}
