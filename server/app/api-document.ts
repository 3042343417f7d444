import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaSigner } from '../features/media/signed-media.service.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { makeDb, makePool } from '../platform/db/db.ts'
import { openPushSender } from '../platform/push/push-sender.ts'
import { makeVapidKeys } from '../platform/push/vapid.ts'
import { makeHub } from '../platform/live/hub.ts'
import { diskStorage } from '../platform/storage/disk.ts'
import { withoutReplyCache } from '../platform/http/reply-cache/reply-cache.ts'
import { buildApp } from './app.ts'
import { accountDeps } from './bootstrap.ts'

/** The OpenAPI document of the real app. The pool connects lazily, so no database is needed. */
export const apiDocument = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-openapi-'))
  try {
    const pool = makePool('postgres:///nowhere')
    const live = makeHub(() => {})
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const app = await buildApp({
      config,
      live,
      limits: { isOn: config.rateLimits, count: null, sessionOf: async () => null },
      accountDeps: accountDeps(config, { send: async () => {}, publish: live.publish }, systemClock),
      clock: systemClock,
      pool,
      db: makeDb(pool),
      replicas: null,
      replyCache: withoutReplyCache,
      livenessLock: { lockId: async () => 0, close: async () => {} },
      authenticate: async () => null,
      authenticateStaff: async () => null,
      onStaffRefused: async () => {},
      send: async () => {},
      pushSender: openPushSender({ ...config.push, keys: makeVapidKeys() }),
      wakeCommentIndexer: () => {},
      wakeNeedAsker: () => {},
      counter: { count: () => {}, flush: async () => {}, start: () => {}, stop: async () => {}, metrics: [] },
      securityEvents: { add: () => {}, settled: async () => {} },
      deadLetters: { counts: async () => new Map(), list: async () => [], retry: async () => 0 },
      enqueue: async () => {},
      outbox: null,
      mediaDir: dataDir,
      mediaDeps: { storage: diskStorage(dataDir), clock: systemClock },
      mediaSigner: mediaSigner({ secret: config.secretKey, clock: systemClock }),
      incomingDir: dataDir,
      checks: [],
      metrics: [],
      isDev: false,
    })
    // The plugin exists only in the scope of /api.
    const reply = await app.inject('/api/openapi.json')
    await app.close()
    return reply.json<{ openapi: string; paths: Record<string, unknown> }>()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
