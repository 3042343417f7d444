import { useParams, useSearchParams } from 'react-router'
import { call } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { useViewerQuery } from '../../lib/loading/useViewerQuery.ts'
import { type MarketCategory, marketCategoryQuery } from './market.api.ts'
import { createMarketLoader } from './parts/create-market-loader.ts'
import { readCursor } from './parts/cursor.ts'
import { categoryFigures } from './parts/figures.ts'
import { useMarketCrumbs } from './parts/useMarketCrumbs.ts'
import { MarketPlaceholder } from './parts/MarketPlaceholder.tsx'
import { ProvidersPage } from './parts/ProvidersPage.tsx'

export const handle = { namespaces: ['Market', 'Trades'] } satisfies PageHandle

export const loader = createMarketLoader(
  ({ call: asVisitor, language, params: { state = '', district = '', category = '' }, url }) =>
    marketCategoryQuery(asVisitor, {
      state,
      district,
      category,
      cursor: readCursor(url.searchParams),
      language,
      viewer: null,
    }),
  ({ state, district, trade: category }) => paths.market(state.slug, district.slug, category.slug),
)

// Navigations load the data in the component, with the session.
export const clientLoader = () => null

const CategoryPage = () => {
  const { state = '', district = '', category = '' } = useParams()
  const cursor = readCursor(useSearchParams()[0])
  const language = useLanguage()
  const found = useViewerQuery((viewer) =>
    marketCategoryQuery(call, { state, district, category, cursor, language, viewer }),
  )
  return found.data ? <CategoryInDistrict found={found.data} /> : <MarketPlaceholder query={found} />
}

const CategoryInDistrict = ({ found }: { found: MarketCategory }) => {
  const { t } = useTranslation(['Market', 'Trades'])
  const { state, district, trade: category } = found
  // A category that an administrator added or renamed has no phrase of its own.
  const phrase = t(category.slug, { ns: 'Trades', defaultValue: category.title })
  const names = { state: state.name, district: district.name, trade: phrase }
  return (
    <ProvidersPage
      found={found}
      category={category}
      crumbs={useMarketCrumbs({ state, district, category })}
      title={t('meta.trade', names)}
      heading={t('heading.trade', names)}
      figures={categoryFigures(t, found)}
      narrower={found.narrower}
    />
  )
}

export default CategoryPage
