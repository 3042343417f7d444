import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Awning } from '../../../ui/Awning.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { EMPTY_CRITERIA } from '../../search/search-criteria.ts'
import { SearchBar } from '../../search/SearchBar.tsx'
import { useProviderSearch } from '../../search/useProviderSearch.ts'
import { homePageQuery } from '../site.api.ts'
import { Garland } from './Garland.tsx'
import styles from './Hero.module.css'
import { MarketScene } from './lazy-sections.ts'
import { useIsReturning } from './useIsReturning.ts'

// A component of its own: a new render of the hero would drop the drawing, whose script is not loaded yet.
const ReturningMark = () => useIsReturning() && <span hidden data-returning="" />

/** A person who returns sees the search alone. */
export const Hero = () => {
  const { t } = useTranslation('Index')
  return (
    <section className={styles.hero}>
      <ReturningMark />
      <Awning size="large" className={styles.awning} />
      <Container>
        <div className={styles.market}>
          <h1 className={styles.title}>
            {t('hero.titleFirst')} <em className={styles.today}>{t('hero.titleSecond')}</em>
          </h1>
          <p className={styles.lead}>{t('hero.lead')}</p>
          <div className={styles.stalls}>
            <Garland />
            <MarketScene />
          </div>
          <div className={styles.search}>
            <HeroSearch />
          </div>
        </div>
      </Container>
    </section>
  )
}

const HeroSearch = () => {
  const { data } = useQuery(homePageQuery(call, useLanguage()))
  const { search, isSearching, problem } = useProviderSearch()
  return (
    <SearchBar
      kind="providers"
      criteria={EMPTY_CRITERIA}
      onSearch={search}
      categories={data?.categories ?? []}
      {...{ isSearching, problem }}
    />
  )
}
