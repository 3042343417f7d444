import cluster from 'node:cluster'
import { createServer } from 'node:net'
import pino from 'pino'
import { type Config, readConfig } from '../platform/config.ts'
import { logOptions } from '../platform/log.ts'
import { releaseMemory } from '../platform/release-memory.ts'
import { sendToParent } from '../platform/workers/messages.ts'
import { startWorkers } from '../platform/workers/workers.ts'
import type { FillDemo } from './demo.ts'
import { prepareDatabase } from './prepare.ts'
import { printSteps, type Step } from './steps.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

const fail = (error: unknown): never => {
  process.stderr.write(`Haat can't start: ${reasonOf(error).split('\n', 1)[0]}\n`)
  process.exit(1)
}

const listenError = (error: NodeJS.ErrnoException, port: number) => {
  if (error.code === 'EADDRINUSE') return new Error(`port ${port} is taken; set PORT to another one`)
  if (error.code === 'EACCES')
    return new Error(`port ${port} may not be opened by this user; set PORT to another one`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error('HOST is not an address of this machine')
  return error
}

// Checked first, before the database and the demo data are prepared.
const checkPort = ({ port, host }: Config) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenError(error, port)))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })

const STOP_TIMEOUT_MS = 9_500

const stopOnSignal = (stop: () => Promise<void>, say: (line: string) => void) => {
  let isStopping = false
  const begin = (signal: string) => {
    if (isStopping) return
    isStopping = true
    say(`Stopping (${signal}) ...`)
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => begin(signal))
  }
}

export type StartOptions = {
  isDev: boolean
  fillDemo?: FillDemo | undefined
  /** Runs while the database is prepared. */
  buildSite?: (() => Promise<void>) | undefined
}
type ServeOptions = { config: Config; url: string; step: Step; isDev: boolean }

// Imported lazily: the parent of workers does not need it.
const serveHere = async (options: ServeOptions) => {
  const { startServing } = await import('./serving.ts')
  return startServing({ ...options, log: pino(logOptions(options.config.logLevel)) })
}

const serve = async (options: ServeOptions) => {
  const { config, url, isDev } = options
  if (config.workers === 1) return serveHere(options)
  if (isDev) throw new Error('WORKERS is for the built site, not for development')
  const env = { DATABASE_URL: url, DEMO: '0' }
  const log = pino(logOptions(config.logLevel))
  const workers = await startWorkers({ count: config.workers, env, log })
  releaseMemory(0)
  return workers
}

const start = async ({ isDev, fillDemo, buildSite }: StartOptions) => {
  const config = readConfig(process.env)
  if (process.env.DEMO === '1' && !fillDemo)
    throw new Error('DEMO=1 is for demo/start.ts, which has the market')
  await checkPort(config)
  const step = printSteps(print)
  const siteBuilt = buildSite?.()
  const database = await prepareDatabase({ config, step, fillDemo, onLost: fail })
  try {
    await siteBuilt
    const serving = await serve({ config, url: database.url, step, isDev })
    stopOnSignal(async () => {
      try {
        await serving.stop()
      } finally {
        await database.stop()
      }
    }, print)
    print(`Haat is ready at ${config.publicUrl}`)
  } catch (error) {
    await database.stop()
    throw error
  }
}

const startWorker = async () => {
  const config = readConfig(process.env)
  const serving = await serveHere({
    config,
    url: config.databaseUrl ?? '',
    step: (_title, work) => work(),
    isDev: false,
  })
  stopOnSignal(serving.stop, () => {})
  await sendToParent({ kind: 'ready' })
}

const failAsWorker = async (error: unknown) => {
  await sendToParent({ kind: 'failed', reason: reasonOf(error) })
  process.exit(1)
}

export const run = (options: StartOptions) => {
  // The reader may be gone (`npm start | head`): stopping must not fail because of that.
  process.stdout.on('error', () => {})
  return cluster.isWorker ? startWorker().catch(failAsWorker) : start(options).catch(fail)
}
