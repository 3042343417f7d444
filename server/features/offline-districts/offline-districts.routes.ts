import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import negotiator from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import { readHiddenBusinesses, readOfflineDistrict } from '../../../contract/offline-districts.ts'
import { SIGNATURE_HEADER } from '../../../contract/offline-rules.ts'
import type { Config } from '../../platform/config.ts'
import { isKnownTag } from '../../platform/http/etag.ts'
import { type ApiInstance, JsonText, serve } from '../../platform/http/serve.ts'
import { hiddenBusinesses, offlineDistricts, type OfflineDistrictsDeps } from './offline-districts.service.ts'

const decompress = promisify(brotliDecompress)

const takesBrotli = ({ headers }: FastifyRequest) =>
  negotiator.negotiate(headers['accept-encoding'] ?? '', ['br', 'identity']) === 'br'

const NOTHING = Buffer.alloc(0)

export const offlineDistrictsRoutes = (
  app: ApiInstance,
  { config, ...deps }: Omit<OfflineDistrictsDeps, 'secret'> & { config: Pick<Config, 'secretKey'> },
) => {
  const districts = offlineDistricts({ ...deps, secret: config.secretKey })
  void app.register(async (scope: ApiInstance) => {
    scope.addHook('onSend', async (request, reply, payload) => {
      reply.header('vary', 'Authorization, Accept-Encoding')
      if (isKnownTag(request, String(reply.getHeader('etag')))) reply.code(304)
      return payload
    })
    serve(scope, readOfflineDistrict, async ({ params, query, request, reply }) => {
      const isKnown = (tag: string) => isKnownTag(request, tag)
      const { tag, signature, bytes } = await districts.open(params.id, { since: query.since, isKnown })
      reply.headers({ etag: tag, [SIGNATURE_HEADER]: signature })
      if (bytes === null) return new JsonText(NOTHING)
      const isBrotli = takesBrotli(request)
      // Compressed once: neither this process nor a proxy does it again.
      reply.header('content-encoding', isBrotli ? 'br' : 'identity')
      return new JsonText(isBrotli ? bytes : await decompress(bytes))
    })
  })
  serve(app, readHiddenBusinesses, ({ params, viewer }) => hiddenBusinesses(app.ctx.db, params.id, viewer))
}
