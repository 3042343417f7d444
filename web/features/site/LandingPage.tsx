import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { createLoader } from '../../lib/loading/create-loader.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { useSite } from '../../lib/page/site.ts'
import { webSite } from '../../lib/structured-data/web-site.ts'
import { HomeFeed } from '../follows/HomeFeed.tsx'
import { AskSection } from './parts/AskSection.tsx'
import { Hero } from './parts/Hero.tsx'
import { LandingStory, OffersSection } from './parts/lazy-sections.ts'
import { RecentProvidersSection } from './parts/RecentProvidersSection.tsx'
import { Returning } from './parts/Returning.tsx'
import { homePageQuery } from './site.api.ts'

export const handle = { namespaces: ['Index', 'Home'] } satisfies PageHandle

export const loader = createLoader(({ call, language }) => [homePageQuery(call, language)])

const LandingPage = () => {
  const { t } = useTranslation('Index')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} jsonLd={useSiteData()} />
      <Hero />
      <HomeFeed />
      <Returning />
      <AskSection />
      <RecentProvidersSection />
      <OffersSection />
      <LandingStory />
    </>
  )
}

const NAMES = ['Haat', 'हाट']

const useWebSite = () => {
  const site = useSite()
  const language = useLanguage()
  const { t } = useTranslation('Navbar')
  const name = t('brand')
  const alternateName = NAMES.filter((each) => each !== name)
  return site && webSite({ name, alternateName, publicUrl: site.publicUrl, language })
}

/** On the server only: crawlers read its HTML, so the browser does not load this code. */
const useSiteData = (): object | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same in every call: the build settles it
  import.meta.env.SSR ? useWebSite() : {}

export default LandingPage
