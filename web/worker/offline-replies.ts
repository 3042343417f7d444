import { postToClient } from './cache-plugin.ts'
import { readSearch, searchProviders } from './offline-search.ts'
import { seenProviders } from './providers.ts'

const SEARCHES = new Set(['/api/search/', '/api/marketplace/search/', '/api/search-suggestions/'])

const MAX_SUGGESTIONS = 8

const NOTHING_UNDERSTOOD = {
  what: '',
  category: null,
  district: null,
  state: null,
  open_now: false,
  verified: false,
  near: false,
}

export const isSearch = ({ pathname }: URL) => SEARCHES.has(pathname)

export const searchSeenProviders = async (query: URLSearchParams) => {
  const seen = await seenProviders()
  return searchProviders(
    seen.map(({ shop: provider }) => provider),
    readSearch(query),
  )
}

const replyFor = async ({ pathname, searchParams }: URL) => {
  const found = (await searchSeenProviders(searchParams)).map((provider) => ({
    ...provider,
    matched_item: null,
    reason: null,
  }))
  if (pathname === '/api/marketplace/search/') return found
  if (pathname === '/api/search-suggestions/')
    return {
      categories: [],
      items: [],
      places: [],
      businesses: found
        .slice(0, MAX_SUGGESTIONS)
        .map(({ id, business_name }) => ({ id, name: business_name, url: `/providerprofile/${id}` })),
    }
  return {
    providers: found,
    posts: [],
    next: { providers: null, posts: null },
    understood: NOTHING_UNDERSTOOD,
    similar: [],
    dropped: [],
    did_you_mean: null,
    nearby_districts: [],
    category_providers: 0,
    without_category: 0,
    without_filters: 0,
  }
}

export const replyToSearch = async (event: ExtendableEvent, url: URL) => {
  await postToClient(event, { kind: 'searched' })
  return Response.json(await replyFor(url))
}
