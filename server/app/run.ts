import { createServer } from 'node:net'
import pino from 'pino'
import { type Config, readConfig } from '../platform/config.ts'
import { listen } from '../platform/http/listen.ts'
import { logOptions } from '../platform/log.ts'
import { buildApp } from './app.ts'
import { type FillDemo, fillWithDemo } from './demo.ts'
import { devBuild } from './dev.ts'
import { bootstrap } from './bootstrap.ts'
import { printSteps } from './steps.ts'
import { loadBuilt, serveWeb } from './web.ts'

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

// Asked first: nobody wants to hear it after the database and the demo data.
const checkPort = ({ port, host }: Config) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenError(error, port)))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })

const STOP_TIMEOUT_MS = 9_500

const stopOnSignal = (stop: () => Promise<void>) => {
  let isStopping = false
  const begin = (signal: string) => {
    if (isStopping) return
    isStopping = true
    print(`Stopping (${signal}) ...`)
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

type Options = { isDev: boolean; fillDemo?: FillDemo }

const start = async ({ isDev, fillDemo }: Options) => {
  const config = readConfig(process.env)
  if (process.env.DEMO === '1' && !fillDemo)
    throw new Error('DEMO=1 is for demo/start.ts, which has the market')
  await checkPort(config)
  const log = pino(logOptions(config.logLevel))
  const step = printSteps(print)
  const { ctx, close } = await bootstrap({ config, step, log, isDev, onLost: fail })
  try {
    if (config.demo && fillDemo) await fillWithDemo(ctx, fillDemo, step)
    const app = await buildApp(ctx)
    await serveWeb(app, ctx, isDev ? await devBuild(app) : loadBuilt)
    // Else the first visitors wait for it, and some of them are turned away.
    if (!isDev) await loadBuilt()
    await listen(app, config)
    stopOnSignal(async () => {
      await app.close()
      await close()
    })
    print(`Haat is ready at ${config.publicUrl}`)
  } catch (error) {
    await close()
    throw error
  }
}

export const run = (options: Options) => start(options).catch(fail)
