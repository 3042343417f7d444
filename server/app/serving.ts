// What one process serves: the services on a database that is ready, the API and the pages, at a port.
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
    // Else the first visitors wait for it, and some of them are turned away.
    if (!isDev) await loadBuilt()
    await listen(app, config)
    // The first start of a version writes for a second what it compiled (start.ts): now rather than when it has to stop.
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
