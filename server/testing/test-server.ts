// The API and the sockets of main.ts on a new database with reference data. serveWeb adds the pages.
//
//   const server = await testServer()           // once per file; closes itself after the last test
//   await server.get('/api/districts/')        // anonymous
//   await server.as(customer).post('/api/...', { ... })
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pino from 'pino'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../app/app.ts'
import { createServices } from '../app/bootstrap.ts'
import { openSession } from '../features/accounts/sessions.service.ts'
import { readConfig } from '../platform/config.ts'
import type { ApiInstance } from '../platform/http/serve.ts'
import type { JobsRole } from '../platform/jobs/jobs.ts'
import { command, inDatabase, TEMPLATE } from './database.ts'

/** The time of every test unless it moves the clock. */
export const NOON = new Date('2026-03-14T06:30:00Z')

type TestServerOptions = {
  env?: Record<string, string>
  /** Adds routes below /api, to test the platform itself. */
  extend?: (api: ApiInstance) => void
  /** Runs jobs instead of only queueing them. */
  jobs?: JobsRole
  /** Caches responses as in production. Direct writes to the database do not invalidate them. */
  isCached?: boolean
  /** Shared by several servers; the last of them drops it. It may have no queues, so jobs run. */
  database?: { url: string; drop: () => Promise<void> }
}

export const caller = (app: FastifyInstance, headers: Record<string, string> = {}) => {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, rest: InjectOptions = {}) =>
    app.inject({ ...rest, method, url, headers: { ...headers, ...rest.headers } })
  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    (url: string, body?: unknown, more: Record<string, string> = {}) =>
      send(method, url, { ...(body !== undefined && { payload: body as object }), headers: more })
  return {
    get: (url: string, more: Record<string, string> = {}) => send('GET', url, { headers: more }),
    delete: (url: string, body?: object) => send('DELETE', url, { ...(body && { payload: body }) }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  }
}

export const freshDatabase = async () => {
  const url = inject('databaseUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // Half the time of the default strategy, which writes every page to the WAL.
  await command(url, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  return {
    url: inDatabase(url, name),
    drop: () => command(url, `drop database if exists ${name} with (force)`),
  }
}

export const testServer = async ({
  env = {},
  extend,
  jobs,
  isCached = false,
  database: given,
}: TestServerOptions = {}) => {
  const database = given ?? (await freshDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-data-'))
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'info', ...env })
  const time = { now: NOON }
  const clock = () => time.now
  const lines: string[] = []
  const log = pino({ level: 'silent' })
  const { url } = database
  const { ctx, close } = await createServices({
    config,
    url,
    clock,
    log,
    isDev: false,
    isCached,
    jobsRole: jobs ?? (given ? 'work' : 'enqueue'),
  })
  const app = await buildApp(ctx, { logTo: { write: (line) => void lines.push(line) }, extend })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const signIn = ({ id }: { id: number }) =>
    openSession(ctx.db, { id, isRemembered: false }, { secret: config.secretKey, clock })
  const as = async (account: { id: number }) => {
    const { access_token } = await signIn(account)
    return caller(app, { authorization: `Bearer ${access_token}` })
  }
  return { ...caller(app), as, signIn, app, db: ctx.db, ctx, time, dataDir, logLines: lines }
}
