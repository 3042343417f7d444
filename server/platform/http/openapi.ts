// The contract as an OpenAPI document: /api/openapi.json, and browsable at /api/docs.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Endpoint, FileField } from '../../../contract/endpoint.ts'
import { FIELD_CODES_HEADER } from '../../../contract/errors.ts'
import { PRODUCT } from '../../../contract/limits.ts'
import { STAFF_COOKIE } from './staff.ts'

const fileSchema = ({ kind, most, bytes }: FileField) => {
  const file = { type: 'string', format: 'binary', description: `${kind}, at most ${bytes} bytes` }
  return most === 1 ? file : { type: 'array', items: file, maxItems: most }
}

/** A form of texts and files. */
const withForm = (schema: FastifySchema, { body, files = {} }: Endpoint): FastifySchema => {
  const fields = Object.entries(files).map(([name, field]) => [name, fileSchema(field)])
  const texts: { properties?: object } = body ?? {}
  return {
    ...schema,
    consumes: ['multipart/form-data'],
    body: { type: 'object', ...texts, properties: { ...texts.properties, ...Object.fromEntries(fields) } },
  }
}

// What breaks a form's rules is said in English, field by field; a program reads the codes.
const fieldCodesHeader = {
  type: 'string',
  description:
    'JSON of field to list of rule codes, nested as the form is. Only where the form breaks its rules: then the body is the same ' +
    'with the English message of each code.',
}

/** A 400 of an endpoint that takes a form may name the rules that it breaks. */
const withFieldCodes = (schema: FastifySchema, { body }: Endpoint): FastifySchema => {
  if (!body) return schema
  const response = schema.response as Record<string, object>
  const badInput = response[400] ?? { type: 'object', description: 'Bad input', additionalProperties: true }
  return {
    ...schema,
    response: { ...response, 400: { ...badInput, headers: { [FIELD_CODES_HEADER]: fieldCodesHeader } } },
  }
}

export const describeApi = (app: FastifyInstance) =>
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT} API`,
        version: '1',
        description: 'Every path also answers without its last slash.',
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          staff: {
            type: 'apiKey',
            in: 'cookie',
            name: STAFF_COOKIE,
            description: 'A write also brings the session’s csrf_token as X-CSRF-Token.',
          },
        },
      },
    },
    stripBasePath: true,
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint
      if (!endpoint) return { schema, url }
      const described = withFieldCodes(schema, endpoint)
      return { schema: endpoint.files ? withForm(described, endpoint) : described, url }
    },
  })

export const serveApiDocument = async (app: FastifyInstance) => {
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, no-cache').send(app.swagger()),
  )
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Its links don't know that the whole API stands below a prefix.
    indexPrefix: '/api',
    theme: { title: `${PRODUCT} API` },
  })
}
