// Backups of a test's house, and places for new ones.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../app/app.ts'
import { createServices } from '../app/bootstrap.ts'
import { serveWeb } from '../app/web.ts'
import { openSession } from '../features/accounts/sessions.service.ts'
import { readConfig } from '../platform/config.ts'
import { type BackupOptions, makeBackup } from '../../tools/backup/make.ts'
import { restoreBackup, type RestoreOptions } from '../../tools/backup/restore.ts'
import { caller, NOON, type testServer } from './test-server.ts'
import { command, inDatabase } from './database.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
export type Installation = { url: string; dataDir: string }

const emptyDatabase = async () => {
  const url = inject('databaseUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await command(url, `create database ${name}`)
  afterAll(() => command(url, `drop database if exists ${name} with (force)`))
  return inDatabase(url, name)
}

/** The folder of a test's backups, and what is done with them. */
export const backupsOf = async ({ ctx }: TestServer) => {
  const dir = await mkdtemp(join(tmpdir(), 'haat-backup-'))
  afterAll(() => rm(dir, { recursive: true, force: true }))
  const file = join(dir, 'house.tar.zst')
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

/** The house of this place, with its doors open. */
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
