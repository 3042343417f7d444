// One kind of results alone, as far as a person wants to read.
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { PostCard } from '../../posts/PostCard.tsx'
import { foundPostsQuery, foundProvidersQuery, type SearchWanted } from '../results.api.ts'
import { FoundProviderCard } from './FoundProviderCard.tsx'
import { FOUND, pagesFor, type Place } from './growing.ts'
import { GrowingList } from './GrowingList.tsx'
import { useGrowing } from './useGrowing.ts'

type Props = { wanted: SearchWanted; place: Place }

const useListWords = (namespace: 'Home' | 'Posts') => {
  const { t } = useTranslation(namespace)
  return {
    loading: t('loading'),
    more: t('more'),
    failed: t('failed'),
    retry: t('retry'),
    fromStart: t('fromStart'),
    count: (count: number) => t('shown', { count }),
  }
}

export const FoundProviders = ({ wanted, place }: Props) => {
  const list = useGrowing((pages) => foundProvidersQuery(call, wanted, pages), {
    pages: pagesFor(place, FOUND),
  })
  return (
    <GrowingList {...{ list, place }} steps={FOUND} words={useListWords('Home')}>
      {(provider, at) => <FoundProviderCard key={provider.id} provider={provider} at={at} level={2} />}
    </GrowingList>
  )
}

export const FoundPosts = ({ wanted, place }: Props) => {
  const list = useGrowing((pages) => foundPostsQuery(call, wanted, pages), { pages: pagesFor(place, FOUND) })
  return (
    <GrowingList {...{ list, place }} steps={FOUND} words={useListWords('Posts')}>
      {(post, at) => <PostCard key={post.blog_id} post={post} level={2} first={at === 0} />}
    </GrowingList>
  )
}
