import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { searchLimits } from './display.ts'
import { KindFilter, Post } from './posts.ts'
import { PricedItem } from './price-list.ts'
import { ProviderSummary } from './providers.ts'
import { Id, Lang, OpenNow, page, orNull } from './schemas.ts'

// Sentences are accepted; only the first twelve words are searched.
const Text = Type.Optional(Type.String({ maxLength: searchLimits.sentence }))
const SuggestionQuery = Type.Optional(Type.String({ maxLength: searchLimits.text }))

const chosen = {
  searchtext: Text,
  location: Type.Optional(
    Type.String({
      maxLength: searchLimits.text,
      description:
        "'Name, State' for one district, a name or alias for every district of that name, or an id",
    }),
  ),
  category: Type.Optional(
    Type.String({ maxLength: searchLimits.text, description: 'an id, or a title in either language' }),
  ),
  lang: Lang,
}

const ordered = {
  sort: Type.Optional(
    Type.Union([Type.Literal('best'), Type.Literal('near'), Type.Literal('rating'), Type.Literal('newest')], {
      description:
        'near requires lat and lng; rating sorts by a Bayesian average: five ratings with the mean of all are added',
    }),
  ),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
}

const filters = {
  open_now: OpenNow,
  verified: Type.Optional(Type.String({ maxLength: 10, description: '1: only verified businesses' })),
  min_rating: Type.Optional(
    Type.Number({ minimum: 1, maximum: 5, description: 'minimum average rating, rounded as displayed' }),
  ),
}

const Explain = Type.Optional(
  Type.String({ maxLength: 10, description: '1, for administrators: explain the rank' }),
)

const Tier = Type.String({
  description:
    'exact: as written; equal: same sound; prefix; similar: a typo. Only in `similar`: skeleton (same consonants), some words (others are dropped)',
})

const Explanation = Type.Object({
  /** Number of the stage, the best is 0: all rows of a stage come before those of the next. */
  stage: Type.Integer(),
  /** Of the weakest word. */
  tier: Tier,
  by: Type.String({
    description:
      'whole name, name, item, specialty, category, address, text; everything in orders other than best',
  }),
  /** Of posts: null. They are ordered by time. */
  tie_breaks: orNull(
    Type.Object({
      /** Bayesian average to a tenth. */
      rating: Type.Number(),
      /** From the position, or from the district in the text; null without them. */
      distance_km: orNull(Type.Number()),
      /** Completeness of the profile. */
      profile: Type.Number(),
    }),
  ),
  words: Type.Array(
    Type.Object({
      word: Type.String(),
      tier: Tier,
      by: Type.String({ description: 'name, item, text, address, category, specialty, place' }),
      /** As indexed: a mark of the kind and a word, a key of its sound or an id. */
      lexeme: Type.String(),
      /** Of a category: its title. */
      meaning: orNull(Type.String()),
    }),
  ),
})

/** Why a business is a result, for one line of its card. */
const Reason = Type.Object({
  kind: Type.Union(
    [
      Type.Literal('item'),
      Type.Literal('category'),
      Type.Literal('place'),
      Type.Literal('word'),
      Type.Literal('address'),
      Type.Literal('similar_name'),
    ],
    {
      description:
        'item: `matched_item`; category: what it is; place: nothing else was searched; word: it is in tagline or description; address: it is in the street address',
    },
  ),
  /** The narrower word of the category in the language of the request, or the words in text or address; else null. */
  word: orNull(Type.String()),
})

const FoundProvider = Type.Object({
  ...ProviderSummary.properties,
  /** The item that matched the query; null when something else matched. */
  matched_item: orNull(PricedItem),
  /** Null when it is obvious, such as a match of the name. */
  reason: orNull(Reason),
  distance_km: Type.Optional(Type.Number()),
  explain: Type.Optional(Explanation),
})

const FoundPost = Type.Object({ ...Post.properties, explain: Type.Optional(Explanation) })

export const searchMarketplace = endpoint({
  method: 'GET',
  path: '/marketplace/search/',
  access: 'anyone',
  summary: 'Search businesses by text, district and category, in any script and spelling, best first',
  query: Type.Object({ ...chosen, ...ordered, ...filters, ...page, explain: Explain }),
  reply: { 200: Type.Array(FoundProvider) },
  refusals: ['location_unknown'],
  cacheTags: ['market'],
  hasExactTags: true,
})

export const searchPosts = endpoint({
  method: 'GET',
  path: '/blogs/search/',
  access: 'anyone',
  summary:
    'Search posts by text, district and category, in any script and spelling; equal ranks newest first',
  query: Type.Object({ ...chosen, kind: KindFilter, ...page, explain: Explain }),
  reply: { 200: Type.Array(FoundPost) },
  refusals: ['location_unknown'],
  cacheTags: ['market'],
})

const CategorySuggestion = Type.Object({ id: Id, title: Type.String() })

const SuggestedCategory = Type.Object({
  ...CategorySuggestion.properties,
  /** The word that it was found by; null for its title. */
  word: orNull(Type.String()),
  /** Whether the word means only some businesses of the category, such as dentist among doctors. */
  is_narrower: Type.Boolean(),
})

export const suggestBusinesses = endpoint({
  method: 'GET',
  path: '/search-suggestions/',
  access: 'anyone',
  summary: 'Suggest categories, items of price lists, businesses and places for a typed text',
  query: Type.Object({ q: SuggestionQuery, lang: Lang }),
  reply: {
    200: Type.Object({
      categories: Type.Array(SuggestedCategory),
      /** `count`: the number of businesses that sell it. */
      items: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
      businesses: Type.Array(Type.Object({ id: Id, name: Type.String(), url: Type.String() })),
      places: Type.Array(
        Type.Object({
          district_id: Id,
          name: Type.String(),
          state: Type.String(),
          /** The other name that it was found by; null for its own. */
          alias: orNull(Type.String()),
        }),
      ),
    }),
  },
  cacheTags: ['market'],
  hasExactTags: true,
})

export const suggestPosts = endpoint({
  method: 'GET',
  path: '/post-search-suggestions/',
  access: 'anyone',
  summary: 'Suggest categories and posts for a typed text',
  query: Type.Object({ q: SuggestionQuery, lang: Lang }),
  reply: {
    200: Type.Object({
      categories: Type.Array(CategorySuggestion),
      blog: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
    }),
  },
  cacheTags: ['market'],
})

/** What the text means: what, where, and conditions. */
const Understood = Type.Object({
  /** The words that say what is searched, without place, conditions and filler words. */
  what: Type.String(),
  category: orNull(CategorySuggestion),
  district: orNull(Type.Object({ district_id: Id, name: Type.String(), state: Type.String() })),
  state: orNull(Type.String()),
  open_now: Type.Boolean(),
  verified: Type.Boolean(),
  near: Type.Boolean(),
})

/** Content of the page /search, with alternatives when it is empty. */
export const searchEverything = endpoint({
  method: 'GET',
  path: '/search/',
  access: 'anyone',
  summary: 'Search businesses and posts together, with alternatives when nothing is found',
  query: Type.Object({
    ...chosen,
    ...ordered,
    ...filters,
    type: Type.Optional(Type.Union([Type.Literal('providers'), Type.Literal('posts')])),
    explain: Explain,
  }),
  reply: {
    200: Type.Object({
      providers: Type.Array(FoundProvider),
      posts: Type.Array(FoundPost),
      /** Cursors for the next pages of /marketplace/search/ and /blogs/search/. */
      next: Type.Object({
        providers: orNull(Type.String()),
        posts: orNull(Type.String()),
      }),
      understood: Understood,
      /** When fewer than three businesses match: up to eight that match less well, or fewer of the words. */
      similar: Type.Array(FoundProvider),
      /** Words of the text that the similar businesses do not match. */
      dropped: Type.Array(Type.String()),
      /** The query with corrected spelling; null when every word is known. */
      did_you_mean: orNull(Type.String()),
      /** The nearest districts with results, when the chosen one has none. */
      nearby_districts: Type.Array(
        Type.Object({
          district_id: Id,
          name: Type.String(),
          state: Type.String(),
          providers: Type.Integer(),
        }),
      ),
      /** Number of businesses of the understood category everywhere, when nothing is found. Counted up to one page. */
      category_providers: Type.Integer(),
      /** Number of results without the category, when it has none. Counted up to one page. */
      without_category: Type.Integer(),
      /** Number of results without the filters, when they leave none. Counted up to one page. */
      without_filters: Type.Integer(),
    }),
  },
  refusals: ['location_unknown'],
  cacheTags: ['market'],
})
