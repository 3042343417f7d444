export type Schema = Readonly<{
  type?: string
  format?: string
  properties?: Readonly<Record<string, Schema>>
  items?: Schema | false
  /** A tuple. */
  prefixItems?: readonly Schema[]
  anyOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  additionalProperties?: unknown
}>

const TIME = '2026-03-14T06:30:00.000Z'

const TEXTS: Readonly<Record<string, string>> = {
  name: 'Asha Devi',
  username: 'asha_01',
  customer_name: 'Asha Devi',
  email: 'asha@example.in',
  reporter_name: 'Asha Devi',
  reporter_email: 'asha@example.in',
  identifier: 'asha_01',
  password: 'Haat@123',
  confirm_password: 'Haat@123',
  new_password: 'Haat@124',
  mobile_number: '9876543210',
  otp: '123456',
  contact: 'asha@example.in',
  lang: 'hi',
  provider: '12,15',
  customer: '12,15',
  business_name: 'Gaya Sweets',
  provider_name: 'Gaya Sweets',
  created_by: 'Gaya Sweets',
  business_category: 'Sweets & Bakery',
  category: 'Sweets & Bakery',
  category_title: 'Sweets & Bakery',
  district: 'Gaya',
  district_name: 'Gaya',
  state: 'Bihar',
  state_name: 'Bihar',
  country: 'India',
  location: 'Gaya, Bihar',
  zipcode: '823001',
  latitude: '24.79',
  longitude: '85.00',
  searchtext: 'laddu',
  q: 'laddu',
  title: 'Fresh laddu',
  content: 'Made this morning.',
  code: '7KQ2-M9XA-4TRD-0WEH',
  key: 'b2c1f6',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  website_link: 'https://example.in',
  deleted_images: '[7]',
  deleted_videos: '[8]',
  deleted_logo: '1',
  path: '/posts',
  text_hi: 'नया बाज़ार खुल गया है।',
  title_hi: 'मिठाई',
  name_hi: 'गया',
  quiet_from: '22:00',
  quiet_to: '07:00',
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  cursor: 'WzEyXQ',
  'Idempotency-Key': '5f0c7a1e-8d0b-4c55-9a53-2f6d1b0c9e77',
  'X-CSRF-Token': 'k3J0c2Vzc2lvbiBvZiBhIG1lbWJlciBvZiB0aGUgc3Q',
}

const textOf = (name: string, { maxLength = Infinity, format }: Schema) => {
  if (format === 'binary') return undefined
  if (/(_at|^since|^until|^timestamp|^at)$/.test(name)) return TIME
  if (/(url|^logo|^image|^video|_data)$/.test(name)) return '/media/ab/abcdefgh/640.webp'
  return (TEXTS[name] ?? 'Namaste').slice(0, maxLength)
}

const numberOf = (name: string, { minimum = 0, maximum = Infinity }: Schema) => {
  const usual: Readonly<Record<string, number>> = { lat: 24.79, lng: 85, limit: 20, page: 1 }
  return Math.min(Math.max(usual[name] ?? 12, minimum), maximum)
}

const objectOf = ({ properties = {} }: Schema) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const value = exampleOf(schema, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

const listOf = (value: unknown, { minItems = 1 }: Schema) =>
  value === undefined ? undefined : Array.from({ length: Math.max(1, minItems) }, () => value)

export const exampleOf = (schema: Schema, name = ''): unknown => {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf && !schema.properties) return exampleOf(schema.anyOf[0] ?? {}, name)
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, name))
      return listOf(exampleOf(schema.items || {}, name), schema)
    case 'integer':
    case 'number':
      return numberOf(name, schema)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textOf(name, schema)
  }
}
