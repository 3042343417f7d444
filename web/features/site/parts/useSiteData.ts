import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSite } from '../../../lib/page/site.ts'
import { webSite } from '../../../lib/structured-data/web-site.ts'

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
export const useSiteData = (): object | undefined =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same in every call: the build settles it
  import.meta.env.SSR ? useWebSite() : {}
