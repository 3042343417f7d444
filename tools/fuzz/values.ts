import type { Rng } from '../random.ts'
import { INVALID_VALUES } from './invalid-values.ts'

export type Schema = Readonly<{
  type?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}>

/** Existing ids by field name; `id` is used for every other integer. */
export type Known = Readonly<Record<string, readonly unknown[]>> & { readonly id: readonly number[] }

const WORDS = ['laddu', 'मिठाई', 'Gaya, Bihar', 'Asha Devi', 'बिजली का काम', 'plumber', '12', 'x', '']

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  reporter_email: ['zoya@example.in'],
  identifier: ['person1', 'asha@example.in', '7000000001'],
  password: ['Haat@123', 'Chai@456'],
  confirm_password: ['Haat@123'],
  new_password: ['Haat@124'],
  otp: ['123456', '000000'],
  contact: ['asha@example.in', '7000000001'],
  lang: ['hi', 'en', 'fr'],
  location: ['Gaya, Bihar', 'Aurangabad', '12', 'गया'],
  category: ['1', 'Sweets & Bakery', 'मिठाई'],
  district: ['Gaya', '12'],
  state: ['Bihar'],
  country: ['India'],
  business_category: ['1', 'Sweets & Bakery'],
  zipcode: ['823001'],
  latitude: ['24.79', ''],
  longitude: ['85.0', ''],
  reason: ['spam', 'Takes money and sends nothing', 'other'],
  website_link: ['https://example.in/shop'],
  until: ['2026-05-01T00:00:00Z', '2026-04-01'],
  path: ['/posts', '/'],
  text_hi: ['नया बाज़ार खुल गया है'],
  name_hi: ['गया'],
  title_hi: ['मिठाई'],
  deleted_images: ['[1]', '7', '[]'],
  provider: ['1,2,3'],
  customer: ['1,2'],
}

const CURSOR_TIMES = [
  '2026-03-14 06:30:00.123456+00',
  '0000-01-01 00:00:00+00',
  '9999-12-31 23:59:59+15:59',
  '2026-03-14 06:30:00+99',
  '2026-02-30 24:00:00-23:59',
]
const CURSOR_PARTS = [
  12,
  0,
  -5,
  1.5,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  1e308,
  null,
  'x',
  ...CURSOR_TIMES,
]

/** Looks like a cursor, but is invalid. */
const aCursor = (rng: Rng) => {
  const parts = Array.from({ length: rng.int(1, 4) }, () => rng.pick(CURSOR_PARTS))
  return rng.chance(0.2) ? '12' : Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Generated per request: unused names, and cursors. */
const FRESH: Readonly<Record<string, (rng: Rng) => string>> = {
  cursor: aCursor,
  username: (rng) => `asha_${rng.int(1, 9_999_999)}`,
  email: (rng) => `asha${rng.int(1, 999_999_999)}@example.in`,
  mobile_number: (rng) => String(rng.int(9_000_000_000, 9_999_999_999)),
}

const textOf = (rng: Rng, name: string) => FRESH[name]?.(rng) ?? rng.pick(TEXTS[name] ?? WORDS)

/** A copy: a mutation may change it. */
export const invalidValue = (rng: Rng) => structuredClone(rng.pick(INVALID_VALUES))

export const invalidHeader = (rng: Rng) =>
  String(invalidValue(rng))
    .slice(0, 2_000)
    .replaceAll(/[^\t\x20-\x7E\x80-\xFF]/g, '\xE9')

const numberOf = (rng: Rng, { type, minimum = 0, maximum = 1_000 }: Schema) => {
  const number = minimum + rng.next() * (Math.min(maximum, minimum + 1_000) - minimum)
  return type === 'integer' ? Math.floor(number) : number
}

const objectOf = (rng: Rng, { properties = {}, required = [] }: Schema, known: Known) => {
  const share = rng.pick([0.3, 0.8, 1])
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      required.includes(name) || rng.chance(share) ? [[name, validValue(rng, schema, { name, known })]] : [],
    ),
  )
}

const choicesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined)

const knownOf = ({ type }: Schema, name: string, known: Known) =>
  known[name] ?? (type === 'integer' && name !== 'limit' && name !== 'page' ? known.id : undefined)

/** JSON allows ids as strings. */
const isDigits = ({ pattern }: Schema) => pattern !== undefined && new RegExp(pattern).test('1')

/** Valid by the schema, which does not describe all rules of a text. */
export const validValue = (
  rng: Rng,
  schema: Schema,
  { name, known }: { name: string; known: Known },
): unknown => {
  const choices = choicesOf(schema)
  if (choices) return rng.pick(choices)
  if (schema.anyOf && !schema.properties) return validValue(rng, rng.pick(schema.anyOf), { name, known })
  const named = knownOf(schema, name, known)
  if (named && rng.chance(0.9)) return rng.pick(named)
  switch (schema.type) {
    case 'object':
      return objectOf(rng, schema, known)
    case 'array':
      return Array.from({ length: rng.int(0, 3) }, () => validValue(rng, schema.items ?? {}, { name, known }))
    case 'integer':
    case 'number':
      return numberOf(rng, schema)
    case 'boolean':
      return rng.chance(0.5)
    case 'null':
      return null
    default:
      return isDigits(schema) && rng.chance(0.8) ? String(rng.pick(known.id)) : textOf(rng, name)
  }
}
