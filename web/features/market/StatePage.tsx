import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { marketPicture, sharePicturePath } from '../../../contract/share-picture.ts'
import { call } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { truncateDescription } from '../../lib/format/truncate.ts'
import { type MarketState, marketStateQuery } from './market.api.ts'
import { createMarketLoader } from './parts/create-market-loader.ts'
import { stateFigures } from './parts/figures.ts'
import { JoinBanner } from './parts/JoinBanner.tsx'
import { useMarketCrumbs } from './parts/useMarketCrumbs.ts'
import { MarketFrame } from './parts/MarketFrame.tsx'
import { MarketPlaceholder } from './parts/MarketPlaceholder.tsx'
import { NearestDistricts } from './parts/NearestDistricts.tsx'
import { hasProviders, Places } from './parts/Places.tsx'
import { useListData } from './parts/useListData.ts'

export const handle = { namespaces: ['Market'] } satisfies PageHandle

export const loader = createMarketLoader(
  ({ call: asVisitor, language, params: { state = '' } }) => marketStateQuery(asVisitor, { state, language }),
  ({ state }) => paths.market(state.slug),
)

// Navigations load the data in the component.
export const clientLoader = () => null

const StatePage = () => {
  const { state = '' } = useParams()
  const found = useQuery(marketStateQuery(call, { state, language: useLanguage() }))
  return found.data ? <Districts found={found.data} /> : <MarketPlaceholder query={found} />
}

const Districts = ({ found }: { found: MarketState }) => {
  const { t } = useTranslation('Market')
  const language = useLanguage()
  const { state, districts, nearest } = found
  const crumbs = useMarketCrumbs({ state })
  const figures = stateFigures(t, found)
  const title = t('districts', { state: state.name })
  const links = districts.map(({ slug, name, providers }) => ({
    to: paths.market(state.slug, slug),
    text: name,
    providers,
  }))
  return (
    <>
      <PageMeta
        title={t('meta.state', { state: state.name })}
        description={truncateDescription(`${figures} ${t('meta.more')}`)}
        index={found.providers > 0}
        picture={import.meta.env.SSR ? sharePicturePath(marketPicture(found), language) : undefined}
        jsonLd={useListData({ title, items: links.filter(hasProviders) })}
      />
      <MarketFrame crumbs={crumbs} title={t('heading.state', { state: state.name })} text={figures}>
        <NearestDistricts districts={nearest} />
        <Places title={title} links={links} />
        <JoinBanner place={state.name} />
      </MarketFrame>
    </>
  )
}

export default StatePage
