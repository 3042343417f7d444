// The public keys of the documents of districts, for copies that another phone passed on.
import type { FastifyInstance } from 'fastify'
import { OFFLINE_KEYS_PATH } from '../../contract/offline-rules.ts'
import { publicKeys } from '../features/offline-districts/offline-districts.service.ts'
import type { AppContext } from './app-context.ts'

export const serveOfflineKeys = (app: FastifyInstance, { db }: Pick<AppContext, 'db'>) =>
  app.get(OFFLINE_KEYS_PATH, async (_request, reply) =>
    reply
      .type('application/jwk-set+json; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(JSON.stringify(await publicKeys(db))),
  )
