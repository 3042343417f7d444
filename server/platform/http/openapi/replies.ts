import type { Endpoint } from '../../../../contract/endpoint.ts'
import {
  ErrorEnvelope,
  FIELD_CODES_HEADER,
  refusalCodes,
  refusalStatus,
  refusalText,
  type RefusalCode,
} from '../../../../contract/errors.ts'
import { envelope } from '../error-reply.ts'

const ofAccess = ({ access, method, isUserContent }: Endpoint): RefusalCode[] => [
  // An expired token is refused on public reads too.
  'not_authenticated',
  ...(access === 'customer' || access === 'provider' || access === 'admin' ? (['forbidden'] as const) : []),
  ...(access === 'admin' ? (['second_factor_required'] as const) : []),
  ...(access === 'admin' && method !== 'GET' ? (['csrf_missing'] as const) : []),
  ...(isUserContent ? (['account_limited'] as const) : []),
]

export const mayNeedProof = ({ access, rate, refusals = [] }: Endpoint) =>
  (rate !== undefined && access === 'anyone') || refusals.includes('proof_needed')

const ofInput = ({ method, params, files, isSecret }: Endpoint): RefusalCode[] => [
  'bad_input',
  ...(params ? (['not_found'] as const) : []),
  ...(method === 'GET' ? [] : (['too_large', 'wrong_kind'] as const)),
  ...(method === 'GET' || isSecret ? [] : (['still_working', 'already_done', 'key_reused'] as const)),
  ...(files ? (['no_room', 'upload_missing'] as const) : []),
]

const OF_ALL: readonly RefusalCode[] = ['too_many', 'unexpected', 'busy']

const codesByStatus = (endpoint: Endpoint) => {
  const codes = new Set([
    ...ofInput(endpoint),
    ...ofAccess(endpoint),
    ...(mayNeedProof(endpoint) ? (['proof_needed'] as const) : []),
    ...(endpoint.refusals ?? []),
    ...OF_ALL,
  ])
  return Map.groupBy(codes, refusalStatus)
}

type Media = { schema?: object; examples?: object }
type OpenApiReply = { description: string; headers?: object; content?: Record<string, Media> }
export type OpenApiReplies = Record<string, OpenApiReply>

const ERROR = { $ref: '#/components/schemas/Error' }
const FIELD_ERRORS = { $ref: '#/components/schemas/FieldErrors' }

const fieldCodesHeader = {
  [FIELD_CODES_HEADER]: {
    schema: { type: 'string' },
    description:
      'Rule codes by field as JSON, nested like the form, when the form is invalid. The body has the English messages of these codes.',
  },
}

const refusalReply = (endpoint: Endpoint, status: number, codes: readonly RefusalCode[]): OpenApiReply => {
  const own = endpoint.reply[status]
  const isForm = status === 400 && endpoint.body !== undefined
  const schemas = [ERROR, ...(isForm ? [FIELD_ERRORS] : []), ...(own ? [own] : [])]
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])
  return {
    description: codes.map(refusalText).join(' '),
    ...(isForm && { headers: fieldCodesHeader }),
    content: {
      'application/json': {
        schema: schemas.length === 1 ? ERROR : { anyOf: schemas },
        examples: Object.fromEntries(examples),
      },
    },
  }
}

const nextPageHeader = {
  Link: {
    schema: { type: 'string' },
    description: 'rel="next": URL of the next page, if any',
  },
}

const hasPages = ({ query }: Endpoint) =>
  Object.hasOwn((query as { properties?: object })?.properties ?? {}, 'cursor')

const isRevalidated = ({ method, access, isSecret }: Endpoint) =>
  method === 'GET' && access === 'anyone' && !isSecret

const NO_CONTENT = '204'

const success = (endpoint: Endpoint, status: string, { content = {} }: OpenApiReply): OpenApiReply => {
  const { summary, contentType = 'application/json' } = endpoint
  if (status === NO_CONTENT) return { description: summary }
  const headers = hasPages(endpoint) && { headers: nextPageHeader }
  return { description: summary, ...headers, content: { [contentType]: content['application/json'] ?? {} } }
}

export const repliesOf = (endpoint: Endpoint, described: OpenApiReplies): OpenApiReplies => {
  const refusals = [...codesByStatus(endpoint)].map(
    ([status, codes]) => [status, refusalReply(endpoint, status, codes)] as const,
  )
  const own = Object.keys(endpoint.reply).flatMap((status) => {
    const reply = described[status]
    return reply ? [[status, success(endpoint, status, reply)] as const] : []
  })
  return {
    ...Object.fromEntries(own),
    ...(isRevalidated(endpoint) && { 304: { description: 'Not modified, by its ETag' } }),
    ...Object.fromEntries(refusals),
  }
}

const examplesOf = (endpoints: Iterable<Endpoint>) => {
  const used = new Set([...endpoints].flatMap((endpoint) => [...codesByStatus(endpoint).values()].flat()))
  const codes = refusalCodes.filter((code) => used.has(code))
  return Object.fromEntries(
    codes.map((code) => [code, { summary: refusalText(code), value: envelope(code) }]),
  )
}

export const replyComponents = (endpoints: Iterable<Endpoint>) => ({
  schemas: {
    Error: {
      ...ErrorEnvelope,
      description: 'The three text fields are equal; programs should read the code.',
    },
    FieldErrors: {
      type: 'object',
      description: 'Messages by field, nested like the form',
      additionalProperties: {
        anyOf: [{ type: 'array', items: { type: 'string' } }, FIELD_ERRORS],
      },
    },
  },
  examples: examplesOf(endpoints),
})
