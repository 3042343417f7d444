// A market page is identified by its slugs (`gaya`, `sweets-bakery`). An id, an alias or a former slug finds it too; the reply has the
// current slug.
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { searchLimits } from './display.ts'
import { Post } from './posts.ts'
import { ProviderSummary } from './providers.ts'
import { Id, Lang, LangQuery, page, orNull } from './schemas.ts'

const Count = Type.Integer({ minimum: 0 })
const Key = Type.String({ maxLength: searchLimits.text, description: 'a slug, an id or another spelling' })

const counts = { providers: Count, verified: Count }

const State = Type.Object({ state_id: Id, slug: Type.String(), name: Type.String() })
const District = Type.Object({ district_id: Id, slug: Type.String(), name: Type.String() })
const Category = Type.Object({ category_id: Id, slug: Type.String(), title: Type.String() })
const CountedCategory = Type.Object({ ...Category.properties, ...counts })
const CountedDistrict = Type.Object({ ...District.properties, ...counts })
const NearbyDistrict = Type.Object({
  ...CountedDistrict.properties,
  state: State,
  distance_km: Type.Number(),
})

export const readMarket = endpoint({
  method: 'GET',
  path: '/market/',
  access: 'anyone',
  summary: 'All states and union territories by name, with their number of businesses',
  query: LangQuery,
  reply: {
    200: Type.Object({
      ...counts,
      states: Type.Array(Type.Object({ ...State.properties, ...counts, districts: Count })),
    }),
  },
  cacheTags: ['market'],
})

export const readMarketState = endpoint({
  method: 'GET',
  path: '/market/:state/',
  access: 'anyone',
  summary: 'A state with its districts by name, and its categories by number of businesses',
  params: Type.Object({ state: Key }),
  query: LangQuery,
  reply: {
    200: Type.Object({
      ...counts,
      state: State,
      districts: Type.Array(CountedDistrict),
      trades: Type.Array(CountedCategory),
      /** When a state has no business: the nearest districts that have some. */
      nearest: Type.Array(NearbyDistrict),
    }),
  },
  refusals: ['not_found'],
  cacheTags: ['market'],
})

const providers = {
  ...counts,
  state: State,
  district: District,
  /** Verified ones first, the best rated first among them: the average as in a search with `sort=rating`. */
  results: Type.Array(ProviderSummary),
  next: orNull(Type.String()),
  /** Current offers and newest posts of these businesses; on the first page only. */
  offers: Type.Array(Post),
  posts: Type.Array(Post),
  trades: Type.Array(CountedCategory),
  nearest: Type.Array(NearbyDistrict),
}

export const readMarketDistrict = endpoint({
  method: 'GET',
  path: '/market/:state/:district/',
  access: 'anyone',
  summary: 'A district with its businesses, offers, posts and categories, and the nearest districts',
  params: Type.Object({ state: Key, district: Key }),
  query: Type.Object({ lang: Lang, ...page }),
  reply: { 200: Type.Object(providers) },
  refusals: ['not_found'],
  cacheTags: ['market', 'posts'],
})

export const readMarketCategory = endpoint({
  method: 'GET',
  path: '/market/:state/:district/:category/',
  access: 'anyone',
  summary:
    'A category in a district with its businesses, offers and posts, other categories, and the nearest districts',
  params: Type.Object({ state: Key, district: Key, category: Key }),
  query: Type.Object({ lang: Lang, ...page }),
  reply: {
    200: Type.Object({
      ...providers,
      trade: Type.Object({ ...Category.properties, is_service: Type.Boolean() }),
      /** Everyday words of a narrower meaning that a listed business names, such as dentist among doctors; on the first page only. */
      narrower: Type.Array(Type.String()),
    }),
  },
  refusals: ['not_found'],
  cacheTags: ['market', 'posts'],
})
