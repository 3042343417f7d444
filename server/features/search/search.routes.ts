// Folders of this feature: words/ (lexemes and sounds), index/ (writing rows), query/ (parsing), find/ (reading rows), suggest/ (while
// typing). The services are its public interface.
import { languageOf } from '../../../contract/language.ts'
import { lists } from '../../../contract/limits.ts'
import { searchLimits } from '../../../contract/display.ts'
import {
  searchEverything,
  searchMarketplace,
  searchPosts,
  suggestBusinesses,
  suggestPosts,
} from '../../../contract/search.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { limitValidity } from '../../platform/http/reply-cache/valid-until.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serializerOf, serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { hiddenFrom } from '../blocks/blocks.service.ts'
import { changeOf } from '../posts/posts-by-ids.service.ts'
import type { Choices } from './find/choices.ts'
import type { SearchOrder } from './find/orders.ts'
import { forgetPhrasesOnChange } from './query/known-phrases.ts'
import { meanRating } from './mean-rating.service.ts'
import { searchResults } from './results.service.ts'
import { suggestions } from './suggestions.service.ts'
import { runCombinedSearch } from './no-results.service.ts'

type Query = {
  searchtext?: string
  location?: string
  category?: string
  limit?: number
  cursor?: string
  sort?: SearchOrder['sort']
  lat?: number
  lng?: number
  open_now?: string
  verified?: string
  min_rating?: number
}

const parseSearchQuery = ({
  searchtext = '',
  location = '',
  category = '',
  limit = lists.rows,
  cursor,
}: Query) => ({
  text: searchtext,
  location,
  category,
  limit,
  cursor,
})

const parsePosition = ({ lat, lng }: Query) => {
  if (lat === undefined || lng === undefined)
    throw new Refusal('bad_input', { text: 'sort=near needs lat and lng' })
  return { lat, lng }
}

const parseOrder = async (query: Query, mean: () => Promise<number>): Promise<SearchOrder> => {
  const { sort = 'best' } = query
  if (sort === 'near') return { sort, position: parsePosition(query) }
  return sort === 'rating' ? { sort, mean: await mean() } : { sort }
}

const parseChoices = ({ open_now, verified, min_rating }: Query, now: Date): Choices | null => {
  const openAt = open_now === '1' ? now.toISOString() : null
  const choices = { openAt, isVerified: verified === '1', minRating: min_rating ?? null }
  return Object.values(choices).some(Boolean) ? choices : null
}

const parseDisplayOptions = (
  { lang, explain }: { lang?: string; explain?: string },
  viewer: Viewer | null,
) => ({
  lang: languageOf(lang),
  isExplained: explain === '1' && viewer?.role === 'admin',
})

const inTenSeconds = (now: Date) => new Date(now.getTime() + 10_000).toISOString()

export const searchRoutes = (app: ApiInstance, deps: { clock: Clock; live: Hub }) => {
  const { db } = app.ctx
  const suggest = suggestions(db, deps)
  const results = searchResults(db, deps)
  forgetPhrasesOnChange(db, deps.live)
  const mean = meanRating(db, deps)
  const parseProviderSearch = async (query: Query, viewer: Viewer | null) => ({
    ...parseSearchQuery(query),
    order: await parseOrder(query, mean),
    position: query.lat === undefined || query.lng === undefined ? null : { lat: query.lat, lng: query.lng },
    now: deps.clock(),
    choices: parseChoices(query, deps.clock()),
    hidden: await hiddenFrom(db, viewer),
  })

  serve(app, searchMarketplace, async ({ query, viewer, request, reply }) => {
    const searchQuery = await parseProviderSearch(query, viewer)
    const display = { ...parseDisplayOptions(query, viewer), write: serializerOf(reply) }
    const { providers, next, changes } = await results.providers(searchQuery, display)
    linkNextPage(request, reply, next)
    limitValidity(reply, changes)
    // Those that open meanwhile are missing from the list.
    if (searchQuery.choices?.openAt) limitValidity(reply, [inTenSeconds(searchQuery.now)])
    narrowTags(reply, ['businesses'])
    return providers
  })

  serve(app, searchPosts, async ({ query, viewer, request, reply }) => {
    const choice = query.kind && { kind: query.kind, now: deps.clock() }
    const searchQuery = { ...parseSearchQuery(query), choice, hidden: await hiddenFrom(db, viewer) }
    const display = { ...parseDisplayOptions(query, viewer), write: serializerOf(reply) }
    const { posts, next, changes } = await results.posts(searchQuery, display)
    linkNextPage(request, reply, next)
    limitValidity(reply, changes)
    return posts
  })

  serve(app, searchEverything, async ({ query, viewer, reply }) => {
    const found = await runCombinedSearch(db, {
      ...(await parseProviderSearch({ ...query, limit: searchLimits.page }, viewer)),
      ...parseDisplayOptions(query, viewer),
      type: query.type,
    })
    limitValidity(
      reply,
      [...found.providers, ...found.similar].map(({ next_change_at }) => next_change_at),
    )
    limitValidity(reply, found.posts.map(changeOf))
    return found
  })

  const parseTypedQuery = async ({ q = '', lang }: { q?: string; lang?: string }, viewer: Viewer | null) => ({
    text: q,
    lang: languageOf(lang),
    hidden: await hiddenFrom(db, viewer),
  })
  serve(app, suggestBusinesses, async ({ query, viewer, reply }) => {
    narrowTags(reply, ['businesses'])
    return suggest.businesses(await parseTypedQuery(query, viewer))
  })
  serve(app, suggestPosts, async ({ query, viewer }) => suggest.posts(await parseTypedQuery(query, viewer)))
}
