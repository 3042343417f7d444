import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { createLoader } from '../../lib/loading/create-loader.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { HomeFeed } from '../follows/HomeFeed.tsx'
import { Hero } from './parts/Hero.tsx'
import { LandingStory, OffersSection } from './parts/lazy-sections.ts'
import { RecentProvidersSection } from './parts/RecentProvidersSection.tsx'
import { useSiteData } from './parts/useSiteData.ts'
import { homePageQuery } from './site.api.ts'

export const handle = { namespaces: ['Index', 'Home'] } satisfies PageHandle

export const loader = createLoader(({ call, language }) => [homePageQuery(call, language)])

const LandingPage = () => {
  const { t } = useTranslation('Index')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} jsonLd={useSiteData()} />
      <HomeFeed />
      <Hero />
      <RecentProvidersSection />
      <OffersSection />
      <LandingStory />
    </>
  )
}

export default LandingPage
