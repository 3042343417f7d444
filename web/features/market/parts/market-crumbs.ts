import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import type { Crumb } from '../../../ui/Breadcrumbs.tsx'

type Place = { slug: string; name: string }
type Trail = {
  state?: Place | undefined
  district?: Place | undefined
  trade?: { slug: string; title: string } | undefined
}

/** From the home page to a page of the market. */
export const useMarketCrumbs = ({ state, district, trade }: Trail = {}): Crumb[] => {
  const { t } = useTranslation('Market')
  const steps = [
    ...(state ? [{ slug: state.slug, text: state.name }] : []),
    ...(district ? [{ slug: district.slug, text: district.name }] : []),
    ...(trade ? [{ slug: trade.slug, text: trade.title }] : []),
  ]
  return [
    { text: t('home', { ns: 'Navbar' }), to: paths.home() },
    { text: t('all'), to: paths.market() },
    ...steps.map(({ text }, at) => ({
      text,
      to: paths.market(...steps.slice(0, at + 1).map(({ slug }) => slug)),
    })),
  ]
}
