import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../../server/app/app.ts'
import { createServices } from '../../server/app/bootstrap.ts'
import { serveWeb } from '../../server/app/web.ts'
import { openSession } from '../../server/features/accounts/sessions.service.ts'
import { readConfig } from '../../server/platform/config.ts'
import { type BackupOptions, makeBackup } from '../backup/make.ts'
import { restoreBackup, type RestoreOptions } from '../backup/restore.ts'
import { caller, NOON, type testServer } from '../../server/testing/test-server.ts'
import { inDatabase } from '../../server/testing/database.ts'
import { emptyDatabase } from '../../server/testing/empty-database.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
export type Installation = { url: string; dataDir: string }

export const backupsOf = async ({ ctx }: TestServer) => {
  const dir = await mkdtemp(join(tmpdir(), 'haat-backup-'))
  afterAll(() => rm(dir, { recursive: true, force: true }))
  const file = join(dir, 'backup.tar.zst')
  const { rows } = await ctx.pool.query<{ name: string }>('select current_database() as name')
  const url = inDatabase(inject('databaseUrl'), rows[0]?.name ?? '')
  const { secretKey } = ctx.config
  const usual = { url, mediaDir: ctx.mediaDir, secretKey, isSecretGiven: false, version: '0.1.0', to: file }
  return {
    file,
    url,
    inFolder: (name: string) => join(dir, name),
    backUp: (given: Partial<BackupOptions> = {}) => makeBackup({ ...usual, ...given }),
    emptyInstallation: async (): Promise<Installation> => ({
      url: await emptyDatabase(),
      dataDir: await mkdtemp(join(dir, 'data-')),
    }),
    restore: (place: Installation, given: Partial<RestoreOptions> = {}) =>
      restoreBackup({
        ...place,
        hasBucket: false,
        givenSecret: undefined,
        from: file,
        mayReplace: false,
        ...given,
      }),
  }
}

export const openInstallation = async ({ url, dataDir }: Installation, env: Record<string, string>) => {
  const config = readConfig({ DATA_DIR: dataDir, ...env })
  const clock = () => NOON
  const log = pino({ level: 'silent' })
  const { ctx, close } = await createServices({ config, url, clock, log, isDev: false })
  const app = await buildApp(ctx, { logTo: { write: () => {} } })
  await serveWeb(app, ctx, () => Promise.reject(new Error('no page is asked for')))
  await app.ready()
  const as = async ({ id }: { id: number }) => {
    const keys = { secret: config.secretKey, clock }
    const { access_token } = await openSession(ctx.db, { id, isRemembered: false }, keys)
    return caller(app, { authorization: `Bearer ${access_token}` })
  }
  return { ...caller(app), as, db: ctx.db, ctx, close: () => app.close().then(close) }
}
