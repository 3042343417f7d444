import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { load } from '../../lib/load.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { About } from './parts/About.tsx'
import { ContactCall } from './parts/ContactCall.tsx'
import { Features } from './parts/Features.tsx'
import { Hero } from './parts/Hero.tsx'
import { NewStalls } from './parts/NewStalls.tsx'
import { ShopCall } from './parts/ShopCall.tsx'
import { Story } from './parts/Story.tsx'
import { indexQuery } from './site.api.ts'

export const handle = { namespaces: ['Index', 'Home'] } satisfies PageHandle

export const loader = load(({ call, language }) => [indexQuery(call, language)])

const LandingPage = () => {
  const { t } = useTranslation('Index')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Hero />
      <NewStalls />
      <Features />
      <About />
      <Story />
      <ShopCall />
      <ContactCall />
    </>
  )
}

export default LandingPage
