import type { Endpoint } from '../../contract/endpoint.ts'
import type { Rng } from '../random.ts'
import { HEADERS, INVALID_NAMES, INVALID_QUERIES, INVALID_TYPES } from './invalid-values.ts'
import { type Known, type Schema, invalidHeader, invalidValue, validValue } from './values.ts'

type Fields = Record<string, unknown>

type Draft = {
  endpoint: Endpoint
  params: Fields
  query: Fields
  body: unknown
  files: readonly (readonly [field: string, content: Buffer])[]
  headers: Record<string, string>
  /** Appended to the URL unescaped. */
  rawQuery: string
  damage: ((body: Buffer) => Buffer)[]
}

export type FuzzRequest = {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  payload?: Buffer
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type World = Readonly<{ known: Known; files: readonly Buffer[] }>

const fieldsOf = (rng: Rng, schema: Schema | undefined, known: Known): Fields => {
  const value = schema && validValue(rng, schema, { name: '', known })
  return isRecord(value) ? value : {}
}

const draftOf = (rng: Rng, endpoint: Endpoint, { known, files }: World): Draft => ({
  endpoint,
  params: fieldsOf(rng, endpoint.params, known),
  query: fieldsOf(rng, endpoint.query, known),
  body: endpoint.body && validValue(rng, endpoint.body, { name: '', known }),
  files: Object.keys(endpoint.files ?? {}).flatMap((field) =>
    rng.chance(0.5) ? [[field, rng.pick(files)] as const] : [],
  ),
  headers: {},
  rawQuery: '',
  damage: [],
})

// --- Mutations -----------------------------------------------------------------------------------------------------

const setField = (fields: Fields, [name, value]: [string, unknown]) =>
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true })

const randomField = (rng: Rng, fields: Fields): { fields: Fields; name: string } | undefined => {
  const names = Object.keys(fields)
  if (names.length === 0) return undefined
  const name = rng.pick(names)
  const inner = fields[name]
  return (isRecord(inner) && rng.chance(0.7) && randomField(rng, inner)) || { fields, name }
}

const someFields = (rng: Rng, { params, query, body }: Draft) =>
  rng.pick([params, query, ...(isRecord(body) ? [body, body] : [])])

const DAMAGE: ((rng: Rng) => (body: Buffer) => Buffer)[] = [
  (rng) => (body) => body.subarray(0, Math.floor(body.length * rng.next())),
  (rng) => (body) => Buffer.concat([body, Buffer.from(rng.pick(['}', ',', '\0', '\n--x--', '"']))]),
  (rng) => (body) => {
    const changed = Buffer.from(body)
    if (changed.length > 0) changed[rng.int(0, changed.length - 1)] = rng.pick([0, 0x22, 0x80, 0xed, 0xff])
    return changed
  },
  () => (body) => Buffer.from(body.toString(), 'utf16le'),
  () => () => Buffer.alloc(0),
]

type Mutation = (rng: Rng, draft: Draft) => void

const MUTATIONS: readonly (readonly [Mutation, weight: number])[] = [
  [
    (rng, draft) => {
      const at = randomField(rng, someFields(rng, draft))
      if (at) at.fields[at.name] = invalidValue(rng)
    },
    10,
  ],
  [
    (rng, draft) => {
      const at = randomField(rng, someFields(rng, draft))
      if (at) Reflect.deleteProperty(at.fields, at.name)
    },
    3,
  ],
  [(rng, draft) => void setField(someFields(rng, draft), [rng.pick(INVALID_NAMES), invalidValue(rng)]), 1],
  [(rng, draft) => void (draft.body = invalidValue(rng)), 1],
  [(rng, draft) => void (draft.headers[rng.pick(HEADERS)] = invalidHeader(rng)), 3],
  [(rng, draft) => void (draft.headers['content-type'] = rng.pick(INVALID_TYPES)), 1],
  [(rng, draft) => void (draft.rawQuery = rng.pick(INVALID_QUERIES)), 1],
  [(rng, draft) => void draft.damage.push(rng.pick(DAMAGE)(rng)), 2],
]

// --- Sending -------------------------------------------------------------------------------------------------------

// Lone surrogates cannot be encoded in a URL.
const encode = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed())
}

const urlOf = ({ endpoint, params, query, rawQuery }: Draft) => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encode(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${encode(name)}=${encode(each)}`),
  )
  const search = [...pairs, ...(rawQuery ? [rawQuery] : [])].join('&')
  return `/api${path}${search ? `?${search}` : ''}`
}

const BOUNDARY = 'fuzz'

const partOf = (name: string, content: Buffer, isFile: boolean) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"${isFile ? '; filename="a"' : ''}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])

const formOf = ({ body, files }: Draft) => {
  const texts = Object.entries(isRecord(body) ? body : {}).flatMap(([name, value]) =>
    [value].flat().map((each) => partOf(name, Buffer.from(String(each)), false)),
  )
  const parts = files.map(([name, content]) => partOf(name, content, true))
  return Buffer.concat([...texts, ...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

const bytesOf = (rng: Rng, { endpoint: { takesBytes = 0 } }: Draft) =>
  Buffer.alloc(rng.int(0, takesBytes + 1))

const bodyOf = (rng: Rng, draft: Draft) => {
  if (draft.endpoint.files && rng.chance(0.8))
    return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: formOf(draft) }
  if (draft.endpoint.takesBytes && rng.chance(0.8))
    return { type: 'application/octet-stream', bytes: bytesOf(rng, draft) }
  if (draft.body === undefined) return undefined
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(draft.body)) }
}

export const requestFor = (rng: Rng, endpoint: Endpoint, world: World): FuzzRequest => {
  const draft = draftOf(rng, endpoint, world)
  const count = rng.weighted([
    [0, 2],
    [1, 5],
    [2, 2],
    [4, 1],
  ])
  for (let each = 0; each < count; each += 1) rng.weighted(MUTATIONS)(rng, draft)
  const body = bodyOf(rng, draft)
  return {
    method: endpoint.method,
    url: urlOf(draft),
    headers: { ...(body && { 'content-type': body.type }), ...draft.headers },
    ...(body && { payload: draft.damage.reduce<Buffer>((bytes, damage) => damage(bytes), body.bytes) }),
  }
}
