import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx'
import { useTranslation } from '../i18n/useTranslation.tsx'
import { JsonLd } from './PageMeta.tsx'
import { paths } from '../paths.ts'
import { useSite } from './site.ts'

/** Breadcrumbs, visible and as JSON-LD. The last of `crumbs` is this page. */
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

// Crawlers read the server's HTML, so the browser does not load this code.
const useBreadcrumbData = (trail: readonly Crumb[]): object => {
  const site = useSite()
  return import.meta.env.SSR && site ? breadcrumbList(trail, site.publicUrl) : {}
}

const breadcrumbList = (crumbs: readonly Crumb[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: text,
    item: new URL(to, publicUrl).href,
  })),
})
