import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx'
import { useTranslation } from '../i18n/useTranslation.tsx'
import { JsonLd } from './PageMeta.tsx'
import { paths } from '../paths.ts'
import { useSite } from './site.ts'
import { breadcrumbList } from '../structured-data/breadcrumbs.ts'

/** The way from the home page to this one, which is the last of `crumbs`: for people, and for machines. */
export const PageTrail = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const { t } = useTranslation('Navbar')
  const trail = [{ text: t('home'), to: paths.home() }, ...crumbs]
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={trail} />
      <JsonLd facts={useBreadcrumbData(trail)} />
    </>
  )
}

// Machines ask the server for the page: the browser does not load how it is made.
const useBreadcrumbData = (trail: readonly Crumb[]): object => {
  const site = useSite()
  return import.meta.env.SSR && site ? breadcrumbList(trail, site.publicUrl) : {}
}
