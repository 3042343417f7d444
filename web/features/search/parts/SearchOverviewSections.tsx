import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { OVERVIEW, type SearchOverview } from '../results.api.ts'
import { withNewSearch } from './url-params.ts'
import { FoundProviderCard } from './FoundProviderCard.tsx'
import { FoundPosts, NoResults } from './lazy-sections.ts'
import { OverviewSection } from './OverviewSection.tsx'
import { SimilarProviders } from './SimilarProviders.tsx'

export const SearchOverviewSections = ({ found }: { found: SearchOverview }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  const { providers, posts } = found
  return (
    <>
      {providers.length === 0 ? (
        <NoResults found={found} kind={posts.length > 0 ? 'providers' : undefined} />
      ) : (
        <OverviewSection
          hasRows
          title={t('types.providers')}
          allText={t('allProviders')}
          all={
            providers.length > OVERVIEW.providers ? withNewSearch(query, { type: 'providers' }) : undefined
          }
        >
          {providers.slice(0, OVERVIEW.providers).map((provider, at) => (
            <FoundProviderCard key={provider.id} provider={provider} level={3} first={at === 0} />
          ))}
        </OverviewSection>
      )}
      <SimilarProviders found={found} />
      {posts.length > 0 && <FoundPosts posts={posts} />}
    </>
  )
}
