import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { truncateDescription } from '../../lib/format/truncate.ts'
import { type Market, marketQuery } from './market.api.ts'
import { createMarketLoader } from './parts/create-market-loader.ts'
import { marketFigures } from './parts/figures.ts'
import { useMarketCrumbs } from './parts/useMarketCrumbs.ts'
import { MarketFrame } from './parts/MarketFrame.tsx'
import { MarketPlaceholder } from './parts/MarketPlaceholder.tsx'
import { hasProviders, Places } from './parts/Places.tsx'
import { useListData } from './parts/useListData.ts'

export const handle = { namespaces: ['Market'] } satisfies PageHandle

export const loader = createMarketLoader(
  ({ call: asVisitor, language }) => marketQuery(asVisitor, language),
  () => paths.market(),
)

// Navigations load the data in the component, with an error inside the page.
export const clientLoader = () => null

const MarketPage = () => {
  const market = useQuery(marketQuery(call, useLanguage()))
  return market.data ? <States market={market.data} /> : <MarketPlaceholder query={market} />
}

const States = ({ market }: { market: Market }) => {
  const { t } = useTranslation('Market')
  const crumbs = useMarketCrumbs()
  const figures = marketFigures(t, market)
  const links = market.states.map(({ slug, name, providers }) => ({
    to: paths.market(slug),
    text: name,
    providers,
  }))
  return (
    <>
      <PageMeta
        title={t('meta.market')}
        description={truncateDescription(`${figures} ${t('meta.more')}`)}
        jsonLd={useListData({ title: t('states'), items: links.filter(hasProviders) })}
      />
      <MarketFrame crumbs={crumbs} title={t('heading.market')} text={figures}>
        <Places title={t('states')} links={links} />
      </MarketFrame>
    </>
  )
}

export default MarketPage
