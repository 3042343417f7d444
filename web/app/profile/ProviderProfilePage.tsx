import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useParams, useSearchParams } from 'react-router'
import { languageQuery } from '../../../contract/language.ts'
import { call } from '../../lib/http/call.ts'
import { createLoader } from '../../lib/loading/create-loader.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { throwIfNotFound } from '../../lib/http/not-found.ts'
import { providerCrumbs } from '../../lib/page/market-crumbs.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { PageTrail } from '../../lib/page/PageTrail.tsx'
import { paths } from '../../lib/paths.ts'
import { truncateDescription } from '../../lib/format/truncate.ts'
import { useSite } from '../../lib/page/site.ts'
import { useProviderVisit } from '../../lib/analytics/useProviderVisit.ts'
import { useViewerQuery } from '../../lib/loading/useViewerQuery.ts'
import { type PendingQuery, QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Container } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { reviewViewOf } from '../../features/reviews/review-url.ts'
import { reviewsQuery } from '../../features/reviews/reviews.api.ts'
import { priceListQuery } from '../../features/price-list/price-list.api.ts'
import {
  HoursSection,
  OrderablePriceList,
  ProviderPosts,
  ReviewsSection,
  SectionBar,
} from './parts/lazy-sections.ts'
import { ContactRow } from './parts/ContactRow.tsx'
import { ProviderHeader } from './parts/ProviderHeader.tsx'
import { ProviderOverview } from './parts/ProviderOverview.tsx'
import { useProviderShare } from './parts/useProviderShare.ts'
import { useStructuredData } from './parts/local-business.ts'
import { useSaveViewed } from './parts/useSaveViewed.ts'
import { providerProfileQuery, type PublicProvider } from '../../features/providers/providers.api.ts'

// Contact has the texts of the contact, report and block dialogs.
export const handle = { namespaces: ['ProviderProfile', 'Contact', 'Reviews'] } satisfies PageHandle

// Invalid values mean the first page.
const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export const loader = createLoader(({ call: asVisitor, language, params, url }) => {
  const id = Number(params.id)
  return [
    providerProfileQuery(asVisitor, { id, page: pageOf(url.searchParams), language, viewer: null }),
    priceListQuery(asVisitor, { id, viewer: null }),
    reviewsQuery(asVisitor, { providerId: id, ...reviewViewOf(url.searchParams), viewer: null }),
  ]
})

// As for a post: later pages are loaded by the browser, with the session.
export const clientLoader = () => null

const ProviderProfilePage = () => {
  const id = Number(useParams().id)
  const page = pageOf(useSearchParams()[0])
  const language = useLanguage()
  const profile = useViewerQuery((viewer) => providerProfileQuery(call, { id, page, language, viewer }))
  throwIfNotFound(profile.error)
  if (!profile.data) return <ProfilePlaceholder query={profile} />
  return <ProviderContent provider={profile.data.provider} page={page} />
}

const ProviderContent = ({ provider, page }: { provider: PublicProvider; page: number }) => {
  const { id } = provider
  useProviderVisit(id)
  useSaveViewed(provider)
  return (
    <>
      <ProviderMeta provider={provider} page={page} />
      {import.meta.env.SSR && <FeedLink provider={provider} />}
      <PageTrail crumbs={crumbsOf(provider)} />
      <ProviderHeader provider={provider} />
      <SectionBar provider={provider} />
      <Container>
        <ProviderOverview provider={provider}>
          <OrderablePriceList provider={provider} />
          <ReviewsSection key={`reviews/${id}`} provider={provider} />
          <HoursSection provider={provider} />
          <ProviderPosts key={`${id}/${page}`} id={id} firstPage={page} />
          <ContactRow provider={provider} isSticky />
        </ProviderOverview>
      </Container>
    </>
  )
}

const crumbsOf = (provider: PublicProvider) => [
  ...providerCrumbs(provider, provider.business_category),
  { text: provider.business_name, to: paths.providerProfile(provider.id) },
]

const ProfilePlaceholder = ({ query }: { query: PendingQuery }) => {
  const { t } = useTranslation('ProviderProfile')
  return (
    <Container>
      <QueryResult
        query={query}
        loading={<Skeleton shape="card" label={t('loading')} count={1} />}
        title={t('failed')}
        retryText={t('retry')}
      />
    </Container>
  )
}

/** Businesses of one district may have the same name. */
const nameWithStreet = ({ business_name: name, street_address: address }: PublicProvider) =>
  [name, address].filter(Boolean).join(', ')

const ProviderMeta = ({ provider, page }: { provider: PublicProvider; page: number }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'meta' })
  const { business_name: name, business_category: category, district, state } = provider
  const ownWords = [provider.business_tagline, provider.business_description].filter(Boolean).join(' · ')
  const description = ownWords
    ? truncateDescription(ownWords)
    : t('description', { name, category, district, state })
  return (
    <PageMeta
      kind="profile"
      index={page === 1}
      title={t('title', { name: nameWithStreet(provider), category, district })}
      description={description}
      {...useProviderShare(provider, description)}
      jsonLd={useStructuredData(provider)}
    />
  )
}

/** For feed readers, which request the page from the server. Equals the feed's `self` link. */
const FeedLink = ({ provider: { id, business_name: title } }: { provider: PublicProvider }) => {
  const page = `${useSite()?.publicUrl ?? ''}${paths.providerProfile(id)}`
  const href = `${page}/feed.xml${languageQuery(useLanguage())}`
  return <link rel="alternate" type="application/atom+xml" href={href} title={title} />
}

export default ProviderProfilePage
