import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { createLoader } from '../../lib/create-loader.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { HomeFeedSlot } from '../feed/HomeFeedSlot.tsx'
import { About } from './parts/About.tsx'
import { ContactBanner } from './parts/ContactBanner.tsx'
import { Features } from './parts/Features.tsx'
import { Hero } from './parts/Hero.tsx'
import { OffersSection } from './parts/lazy-sections.ts'
import { RecentProvidersSection } from './parts/RecentProvidersSection.tsx'
import { ProviderSignupBanner } from './parts/ProviderSignupBanner.tsx'
import { Story } from './parts/Story.tsx'
import { homePageQuery } from './site.api.ts'

export const handle = { namespaces: ['Index', 'Home'] } satisfies PageHandle

export const loader = createLoader(({ call, language }) => [homePageQuery(call, language)])

const LandingPage = () => {
  const { t } = useTranslation('Index')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <HomeFeedSlot />
      <Hero />
      <RecentProvidersSection />
      <OffersSection />
      <Features />
      <About />
      <Story />
      <ProviderSignupBanner />
      <ContactBanner />
    </>
  )
}

export default LandingPage
