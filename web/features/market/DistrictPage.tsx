import { useParams, useSearchParams } from 'react-router'
import { call } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { useViewerQuery } from '../../lib/loading/useViewerQuery.ts'
import { type MarketDistrict, marketDistrictQuery } from './market.api.ts'
import { createMarketLoader } from './parts/create-market-loader.ts'
import { readCursor } from './parts/cursor.ts'
import { districtFigures } from './parts/figures.ts'
import { useMarketCrumbs } from './parts/useMarketCrumbs.ts'
import { MarketPlaceholder } from './parts/MarketPlaceholder.tsx'
import { ProvidersPage } from './parts/ProvidersPage.tsx'

export const handle = { namespaces: ['Market'] } satisfies PageHandle

export const loader = createMarketLoader(
  ({ call: asVisitor, language, params: { state = '', district = '' }, url }) =>
    marketDistrictQuery(asVisitor, {
      state,
      district,
      cursor: readCursor(url.searchParams),
      language,
      viewer: null,
    }),
  ({ state, district }) => paths.market(state.slug, district.slug),
)

// Navigations load the data in the component, with the session.
export const clientLoader = () => null

const DistrictPage = () => {
  const { state = '', district = '' } = useParams()
  const cursor = readCursor(useSearchParams()[0])
  const language = useLanguage()
  const found = useViewerQuery((viewer) =>
    marketDistrictQuery(call, { state, district, cursor, language, viewer }),
  )
  return found.data ? <District found={found.data} /> : <MarketPlaceholder query={found} />
}

const District = ({ found }: { found: MarketDistrict }) => {
  const { t } = useTranslation('Market')
  const { state, district } = found
  const names = { state: state.name, district: district.name }
  return (
    <ProvidersPage
      found={found}
      crumbs={useMarketCrumbs({ state, district })}
      title={t('meta.district', names)}
      heading={t('heading.district', names)}
      figures={districtFigures(t, found)}
    />
  )
}

export default DistrictPage
