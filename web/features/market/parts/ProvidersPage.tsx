import { useSearchParams } from 'react-router'
import { marketPicture, sharePicturePath } from '../../../../contract/share-picture.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { PageMeta } from '../../../lib/page/PageMeta.tsx'
import { paths } from '../../../lib/paths.ts'
import { truncateDescription } from '../../../lib/format/truncate.ts'
import type { Crumb } from '../../../ui/Breadcrumbs.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { MarketDistrict, MarketCategory } from '../market.api.ts'
import { readCursor } from './cursor.ts'
import { AskBanner } from './AskBanner.tsx'
import { JoinBanner } from './JoinBanner.tsx'
import { MarketPosts } from './lazy-sections.ts'
import { MarketFrame } from './MarketFrame.tsx'
import { NarrowerSearches } from './NarrowerSearches.tsx'
import { NearestDistricts } from './NearestDistricts.tsx'
import { ProviderList } from './ProviderList.tsx'
import { Categories } from './Categories.tsx'
import { useListData } from './useListData.ts'

type Props = {
  found: MarketDistrict
  category?: MarketCategory['trade'] | undefined
  crumbs: readonly Crumb[]
  /** What people type into a search engine. */
  title: string
  heading: string
  figures: string
  /** Everyday words that businesses of the list name. */
  narrower?: readonly string[]
}

const NO_WORDS: readonly string[] = []

export const ProvidersPage = (props: Props) => {
  const { found, category, crumbs, title, heading, figures, narrower = NO_WORDS } = props
  const { t } = useTranslation('Market')
  const language = useLanguage()
  const { district, results } = found
  const items = results.map(({ id, business_name }) => ({
    text: business_name,
    to: paths.providerProfile(id),
  }))
  const wordsText = narrower.length > 0 ? t('meta.narrower', { words: narrower.join(', ') }) : ''
  return (
    <>
      <PageMeta
        title={usePageTitle(title, found)}
        description={truncateDescription(`${figures} ${wordsText} ${t('meta.more')}`)}
        index={results.length > 0}
        picture={import.meta.env.SSR ? sharePicturePath(marketPicture(found), language) : undefined}
        jsonLd={useListData({ title: heading, items })}
      />
      <MarketFrame crumbs={crumbs} title={heading} text={figures}>
        {results.length > 0 ? <ProviderList found={found} /> : <NoProviders {...{ found, category }} />}
        <AskBanner found={found} category={category} />
        <NarrowerSearches words={narrower} place={`${district.name}, ${found.state.name}`} />
        <Categories found={found} current={category} />
        <MarketPosts title={t('offers')} posts={found.offers} />
        <MarketPosts title={t('posts')} posts={found.posts} />
        <NearestDistricts districts={found.nearest} category={category} />
        <JoinBanner
          place={district.name}
          isService={category?.is_service}
          districtId={district.district_id}
        />
      </MarketFrame>
    </>
  )
}

/** Later pages of the list are separate pages for a search engine and need a title of their own. */
const usePageTitle = (title: string, { results: [first] }: MarketDistrict) => {
  const { t } = useTranslation('Market')
  const [query] = useSearchParams()
  return first && readCursor(query) ? t('meta.continued', { title, name: first.business_name }) : title
}

const NoProviders = ({ found: { district, nearest }, category }: Pick<Props, 'found' | 'category'>) => {
  const { t } = useTranslation('Market', { keyPrefix: 'empty' })
  return (
    <EmptyState
      title={t(category ? 'trade' : 'place', { place: district.name })}
      text={nearest.length > 0 ? `${t('text')} ${t('near')}` : t('text')}
    />
  )
}
