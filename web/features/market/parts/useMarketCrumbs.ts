import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { marketCrumbs } from '../../../lib/page/market-crumbs.ts'
import { paths } from '../../../lib/paths.ts'
import type { Crumb } from '../../../ui/Breadcrumbs.tsx'

type Place = { slug: string; name: string }
type Trail = {
  state?: Place | undefined
  district?: Place | undefined
  category?: { slug: string; title: string } | undefined
}

export const useMarketCrumbs = ({ state, district, category }: Trail = {}): Crumb[] => {
  const { t } = useTranslation('Market')
  return [
    { text: t('all'), to: paths.market() },
    ...marketCrumbs([
      ...(state ? [{ slug: state.slug, text: state.name }] : []),
      ...(district ? [{ slug: district.slug, text: district.name }] : []),
      ...(category ? [{ slug: category.slug, text: category.title }] : []),
    ]),
  ]
}
