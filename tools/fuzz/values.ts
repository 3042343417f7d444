// What a field is given: something that its schema allows, or something that nobody should send.
import type { Rng } from '../random.ts'

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
}>

/** What is there to be named, by the field that names it; `id` stands for every other number. */
export type Known = Readonly<Record<string, readonly unknown[]>> & { readonly id: readonly number[] }

const WORDS = ['laddu', 'मिठाई', 'Gaya, Bihar', 'Asha Devi', 'बिजली का काम', 'plumber', '12', 'x', '']

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  email: ['asha@example.in', 'ravi+1@example.in'],
  reporter_email: ['zoya@example.in'],
  identifier: ['person1', 'asha@example.in', '7000000001'],
  username: ['asha_01', 'रमेश', 'person1'],
  password: ['Haat@123', 'Chai@456'],
  confirm_password: ['Haat@123'],
  new_password: ['Haat@124'],
  mobile_number: ['9876543210', '7000000001'],
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
  cursor: ['12', 'WzEyXQ', 'WyIyMDI2LTAzLTE0IDA2OjMwOjAwKzAwIiwxMl0'],
  provider: ['1,2,3'],
  customer: ['1,2'],
}

const HUGE = 70_000
const STRANGE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u0001\u001F\u007F',
    '\uD800',
    'a\uDC00',
    'a\r\nSet-Cookie: b=c',
    '\uFEFF',
    '\u202Eabc',
  ],
  ...[
    '<script>alert(1)</script>',
    "' or 1=1 --",
    '%',
    '_%\\',
    '${7*7}',
    '../../etc/passwd',
    '{{x}}',
    '"',
    '()[]*+?',
  ],
  ...[
    'NaN',
    'null',
    'undefined',
    'true',
    '__proto__',
    'constructor',
    'toString',
    '[object Object]',
    '&|!:*',
    "a' & b",
  ],
  ...[
    '1e309',
    '-1e309',
    'Infinity',
    '0x10',
    '1e3',
    '-1',
    '0',
    '1.5',
    '007',
    '+7',
    '१२',
    '9007199254740993',
    '9223372036854775808',
  ],
  ...[
    '99999999999999999999999',
    '2026-02-30',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    '294277-01-01',
    '24:00',
  ],
  ...[
    'é',
    'ñ'.repeat(300),
    'क'.repeat(5_000),
    '🍬'.repeat(2_000),
    'a'.repeat(HUGE),
    'ﷺ'.repeat(500),
    'Z̷̧̛'.repeat(300),
    '\u200D'.repeat(200),
  ],
  ...[
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    [{}],
    { a: { b: [1, { c: null }] } },
    ['a', 'b'],
    ['__proto__'],
  ],
  ...[0, -0, -1, 1.5, 5e-324, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 4294967296, 9.007199254740993e15],
]

export const strangeValue = (rng: Rng) => rng.pick(STRANGE)

/** As the bytes of a header can carry it. */
export const strangeHeader = (rng: Rng) =>
  String(strangeValue(rng))
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

/** Almost always what the schema allows; what else a text has to be it does not say. */
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
      return rng.pick(TEXTS[name] ?? WORDS)
  }
}
