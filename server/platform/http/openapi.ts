// The contract as an OpenAPI document: /api/openapi.json, and browsable at /api/docs.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Endpoint, FileField } from '../../../contract/endpoint.ts'
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
      return { schema: endpoint?.files ? withForm(schema, endpoint) : schema, url }
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
