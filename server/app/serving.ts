import { flushCompileCache } from 'node:module'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { listen } from '../platform/http/listen.ts'
import { whenIdle } from '../platform/idle.ts'
import type { Log } from '../platform/log.ts'
import { releaseMemory } from '../platform/release-memory.ts'
import { buildApp } from './app.ts'
import { createServices } from './bootstrap.ts'
import { devBuild } from './dev.ts'
import type { Step } from './steps.ts'
import { loadBuilt, serveWeb } from './web.ts'

type ServingOptions = { config: Config; url: string; log: Log; step: Step; isDev: boolean }

export const startServing = async ({ config, url, log, step, isDev }: ServingOptions) => {
  const { ctx, close } = await step('jobs started', () =>
    createServices({ config, url, clock: systemClock, log, isDev }),
  )
  try {
    const app = await buildApp(ctx)
    await serveWeb(app, ctx, isDev ? await devBuild(app) : loadBuilt)
    // Otherwise the first visitors wait for it, and some are refused.
    if (!isDev) await loadBuilt()
    await listen(app, config)
    // The first start of a version writes its compile cache for a second (start.ts): now rather than at the stop.
    setImmediate(flushCompileCache)
    whenIdle(() => releaseMemory())
    return {
      stop: async () => {
        await app.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
