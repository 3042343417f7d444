import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSite } from '../../../lib/site.ts'
import { webSite } from '../../../lib/structured-data/web-site.ts'

// Haat is written in both scripts wherever it stands.
const OTHER_NAMES = { en: 'हाट', hi: 'Haat' } as const

const useWebSite = () => {
  const site = useSite()
  const language = useLanguage()
  const { t } = useTranslation('Navbar')
  const names = { name: t('brand'), alternateName: OTHER_NAMES[language] }
  return site && webSite({ ...names, publicUrl: site.publicUrl, language })
}

/** For machines, which ask the server for the page. The browser keeps what came with it and does not load how it is made. */
export const useSiteData = (): object | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same in every call: the build settles it
  import.meta.env.SSR ? useWebSite() : {}
