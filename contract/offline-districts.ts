// All visible businesses of a district in one document, the same for all readers, saved in the browser and searched without internet.
import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { SIGNATURE_HEADER } from './offline-rules.ts'
import { Id, Paise, orNull } from './schemas.ts'

const Names = Type.Object({ en: Type.String(), hi: Type.String() })

const OfflineItem = Type.Tuple([
  Type.String({ description: 'name' }),
  Paise,
  Paise,
  Type.String({ description: 'unit' }),
])

const Interval = Type.Object({ opens: Type.String(), closes: Type.String() })
const OfflineHours = Type.Object({
  weekly: Type.Array(Type.Array(Interval)),
  /** 'Closed today' is a special day without intervals. */
  special_days: Type.Array(
    Type.Object({ date: Type.String(), intervals: Type.Array(Interval), note: Type.String() }),
  ),
})

const OfflineProvider = Type.Tuple([
  Id,
  Type.String({ description: 'name' }),
  Type.Integer({ description: 'category_id' }),
  Type.String({ description: 'tagline' }),
  Type.String({ description: 'phone; empty without a verified one' }),
  orNull(Type.Number({ description: 'lat' })),
  orNull(Type.Number({ description: 'lng' })),
  orNull(OfflineHours),
  orNull(Type.Number({ description: 'rating: the average; null without reviews' })),
  Type.Integer({ description: 'count of reviews' }),
  Type.Array(OfflineItem, { description: 'the first available items of the price list' }),
  Type.String({
    description: 'search keys of the name: words are separated by a space, keys of one word by a slash',
  }),
  Type.Boolean({ description: 'is_verified' }),
])

const OfflineCategory = Type.Object({
  id: Id,
  title: Names,
  is_service: Type.Boolean(),
  /** Synonyms and everyday words with their weight, 1 to 100, and the narrower meaning, such as dentist among doctors. */
  words: Type.Array(Type.Tuple([Type.String(), Type.Integer(), orNull(Type.String())])),
})

const OfflineDistrict = Type.Object({
  /** Increases with every change. */
  version: Type.Integer({ minimum: 1 }),
  /** The version that `providers` and `removed` are relative to; null for the whole document. */
  since: orNull(Type.Integer()),
  district: Type.Object({
    district_id: Id,
    name: Names,
    state: Names,
    /** Both names and all other spellings. */
    names: Type.Array(Type.String()),
    lat: Type.Number(),
    lng: Type.Number(),
  }),
  /** Null when they are as in the version `since`. */
  categories: orNull(Type.Array(OfflineCategory)),
  /** By id. Relative to a version: only new and changed businesses, as a whole. */
  providers: Type.Array(OfflineProvider),
  /** Businesses that are not in the document any more. Empty in the whole document. */
  removed: Type.Array(Id),
})

/** A whole document: what `OfflineDistrict` without `since` has. */
export type OfflineDistrict = Static<typeof OfflineDistrict>
export type OfflineProvider = Static<typeof OfflineProvider>
export type OfflineCategory = Static<typeof OfflineCategory>
export type OfflineHours = Static<typeof OfflineHours>
export type OfflineItem = Static<typeof OfflineItem>

export const readOfflineDistrict = endpoint({
  method: 'GET',
  path: '/districts/:id/offline.json',
  access: 'anyone',
  summary:
    'All visible businesses of a district for use without internet, or what changed since a version. The signature is in the header ' +
    SIGNATURE_HEADER,
  params: Type.Object({ id: Id }),
  query: Type.Object({
    since: Type.Optional(
      Type.String({ maxLength: 40, description: 'an unknown or too old version returns the whole document' }),
    ),
  }),
  reply: { 200: OfflineDistrict },
  refusals: ['not_found'],
})

export const readHiddenBusinesses = endpoint({
  method: 'GET',
  path: '/districts/:id/hidden-businesses/',
  access: 'signed-in',
  summary:
    'The businesses of a district that the viewer does not see, which the browser hides in the saved district',
  params: Type.Object({ id: Id }),
  reply: { 200: Type.Object({ hidden: Type.Array(Id) }) },
  refusals: ['not_found'],
})
