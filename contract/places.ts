import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { searchLimits } from './display.ts'
import { Id, Lang, LangQuery } from './schemas.ts'

const Country = Type.Object({ id: Id, country_id: Id, name: Type.String() })
const State = Type.Object({ id: Id, state_id: Id, country_id: Id, name: Type.String() })
const District = Type.Object({
  id: Id,
  district_id: Id,
  name: Type.String(),
  state_id: Id,
  state: Type.String(),
  country_id: Id,
})
const Location = Type.Object({ district_name: Type.String(), state_name: Type.String() })
const DetectedPlace = Type.Object({
  district_id: Id,
  name: Type.String(),
  state: Type.String(),
})

// For data that changes with a release only. Staff may rename the other places, which are revalidated each time.
const HOUR = 3_600

export const listCountries = endpoint({
  method: 'GET',
  path: '/countries/',
  access: 'anyone',
  summary: 'All countries',
  query: LangQuery,
  reply: { 200: Type.Array(Country) },
  maxAge: HOUR,
  cacheTags: ['market'],
  hasExactTags: true,
})

export const listStates = endpoint({
  method: 'GET',
  path: '/states/',
  access: 'anyone',
  summary: 'All states and union territories, by name',
  query: LangQuery,
  reply: { 200: Type.Array(State) },
  maxAge: HOUR,
  cacheTags: ['market'],
  hasExactTags: true,
})

export const listDistricts = endpoint({
  method: 'GET',
  path: '/districts/',
  access: 'anyone',
  summary: 'All districts, by name; names repeat between states',
  query: LangQuery,
  reply: { 200: Type.Array(District) },
  cacheTags: ['market'],
  hasExactTags: true,
})

export const showDistrict = endpoint({
  method: 'GET',
  path: '/districts/:id/',
  access: 'anyone',
  summary: 'One district with its state and country',
  params: Type.Object({ id: Id }),
  query: LangQuery,
  reply: { 200: District },
  refusals: ['district_not_found'],
  cacheTags: ['market'],
  hasExactTags: true,
})

export const listLocations = endpoint({
  method: 'GET',
  path: '/locations',
  access: 'anyone',
  summary: 'Names of all served districts with their states',
  query: LangQuery,
  reply: { 200: Type.Array(Location) },
  cacheTags: ['market'],
  hasExactTags: true,
})

export const suggestDistricts = endpoint({
  method: 'GET',
  path: '/district-suggestions/',
  access: 'anyone',
  summary: 'Districts that match a typed text by any spelling or alias in either script, best first',
  query: Type.Object({ q: Type.Optional(Type.String({ maxLength: searchLimits.text })), lang: Lang }),
  reply: { 200: Type.Array(District) },
  cacheTags: ['market'],
  hasExactTags: true,
})

export const reverseGeocode = endpoint({
  method: 'GET',
  path: '/reverse-geocode/',
  access: 'anyone',
  summary: 'The district at a position',
  query: Type.Object({
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
    lang: Lang,
  }),
  reply: { 200: DetectedPlace },
  refusals: ['place_not_detected'],
  cacheTags: ['market'],
  hasExactTags: true,
})
