// The contract as an OpenAPI document: /api/openapi.json, and browsable at /api/docs.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { PRODUCT } from '../../../contract/limits.ts'

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
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    stripBasePath: true,
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
