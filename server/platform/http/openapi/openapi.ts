import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Endpoint, FileField } from '../../../../contract/endpoint.ts'
import { ProofHeader } from '../../../../contract/proof-of-work.ts'
import { PRODUCT } from '../../../../contract/limits.ts'
import { STAFF_COOKIE } from '../staff.ts'
import { completeDocument } from './complete.ts'
import { mayNeedProof } from './replies.ts'
import { contractSources, type Source } from './sources.ts'
import { tagDescriptions } from './tags.ts'

const fileSchema = ({ kind, most, bytes }: FileField) => {
  const file = { type: 'string', format: 'binary', description: `${kind}, at most ${bytes} bytes` }
  return most === 1 ? file : { type: 'array', items: file, maxItems: most }
}

const withForm = (schema: FastifySchema, { body, files }: Endpoint): FastifySchema => {
  if (!files) return schema
  const fields = Object.entries(files).map(([name, field]) => [name, fileSchema(field)])
  const texts: { properties?: object } = body ?? {}
  return {
    ...schema,
    consumes: ['multipart/form-data'],
    body: { type: 'object', ...texts, properties: { ...texts.properties, ...Object.fromEntries(fields) } },
  }
}

const withBytes = (schema: FastifySchema, { takesBytes }: Endpoint): FastifySchema =>
  takesBytes
    ? {
        ...schema,
        consumes: ['application/octet-stream'],
        body: { type: 'string', format: 'binary', description: `at most ${takesBytes} bytes` },
      }
    : schema

const KEY = {
  type: 'string',
  description: 'A repeated key returns the first reply without repeating the write',
}
const CSRF = { type: 'string', description: 'The csrf_token of the session' }

const withHeaders = (schema: FastifySchema, endpoint: Endpoint): FastifySchema => {
  const { method, access, isSecret } = endpoint
  const isWrite = method !== 'GET'
  const needsCsrf = isWrite && access === 'admin'
  const properties = {
    ...(isWrite && !isSecret && { 'Idempotency-Key': KEY }),
    ...(needsCsrf && { 'X-CSRF-Token': CSRF }),
    ...(mayNeedProof(endpoint) && { 'X-Proof-Of-Work': ProofHeader }),
  }
  const required = needsCsrf ? ['X-CSRF-Token'] : []
  return Object.keys(properties).length > 0
    ? { ...schema, headers: { type: 'object', properties, required } }
    : schema
}

type Sources = ReadonlyMap<Endpoint, Source>

const operationId = (sources: Sources, endpoint: Endpoint) =>
  sources.get(endpoint)?.name ?? `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/\W+/g, '_')}`

const CALLERS: Readonly<Record<Endpoint['access'], string>> = {
  anyone: 'For all callers.',
  'signed-in': 'For all signed-in callers.',
  customer: 'For customers.',
  provider: 'For providers.',
  admin: 'For the staff',
}

const withNames = (schema: FastifySchema, endpoint: Endpoint, sources: Sources): FastifySchema => {
  const { file = 'site' } = sources.get(endpoint) ?? {}
  const { access, right } = endpoint
  const description = `${CALLERS[access]}${right ? ` with the right ${right}.` : ''}`
  return { ...schema, operationId: operationId(sources, endpoint), tags: [file], description }
}

const INFO = {
  title: `${PRODUCT} API`,
  version: '1',
  description: 'Every path also works without its trailing slash.',
  license: { name: 'MIT', identifier: 'MIT' },
}

const tagsOf = (sources: Sources) =>
  [...new Set([...sources.values()].map(({ file }) => file))]
    .toSorted()
    .map((name) => ({ name, description: tagDescriptions[name] ?? '' }))

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: STAFF_COOKIE,
    description: 'Writes also require the csrf_token of the session as X-CSRF-Token.',
  },
} as const

export const describeApi = async (app: FastifyInstance) => {
  const sources = await contractSources()
  const endpoints = new Map<string, Endpoint>()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      servers: [{ url: '/api' }],
      tags: tagsOf(sources),
      components: { securitySchemes },
    },
    stripBasePath: true,
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint
      if (!endpoint) return { schema, url }
      endpoints.set(operationId(sources, endpoint), endpoint)
      const described = withNames(
        withHeaders(withBytes(withForm(schema, endpoint), endpoint), endpoint),
        endpoint,
        sources,
      )
      return { schema: described, url }
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject
      completeDocument(document.openapiObject, endpoints)
      return document.openapiObject
    },
  })
}

export const serveApiDocument = async (app: FastifyInstance) => {
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, no-cache').send(app.swagger()),
  )
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    theme: { title: `${PRODUCT} API` },
  })
}
