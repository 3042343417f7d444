import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from './app-context.ts'
import { serveCrawlerFiles } from './crawler-files.ts'
import { serveMedia } from './media.ts'
import { serveOfflineKeys } from './offline-keys.ts'
import { type LoadBuild, servePages } from './pages.ts'
import { serveSecurityText } from './security-text.ts'
import { serveSharePictures } from './share-pictures.ts'

const root = (path: string) => join(import.meta.dirname, '../..', path)
const YEAR = 31_536_000_000

const BUILD = 'build/server/index.js'
const isBuilt = () => existsSync(root(BUILD))

let built: ReturnType<LoadBuild> | undefined
// An import resolves its path each time, also when the module is loaded.
export const loadBuilt: LoadBuild = () => (built ??= import(root(BUILD)))

const serveFiles = async (app: FastifyInstance, ctx: AppContext) => {
  const immutable = { maxAge: YEAR, immutable: true, index: false, decorateReply: false } as const
  if (isBuilt()) {
    await app.register(fastifyStatic, {
      ...immutable,
      root: root('build/client/assets'),
      prefix: '/assets/',
      preCompressed: true,
    })
  }
  await serveMedia(app, ctx)
  await serveCrawlerFiles(app, ctx, root(BUILD))
  serveSecurityText(app, ctx)
  serveOfflineKeys(app, ctx)
  // Revalidated by ETag, so that corrected texts appear immediately.
  const fresh = { cacheControl: false, index: false, decorateReply: false } as const
  const setHeaders = (reply: FastifyReply) => void reply.header('cache-control', 'public, no-cache')
  await app.register(fastifyStatic, { ...fresh, setHeaders, root: root('web/locales'), prefix: '/locales/' })
  await app.register(fastifyStatic, {
    ...fresh,
    setHeaders,
    root: root('web/public'),
    prefix: '/',
    wildcard: false,
  })
  // Browsers revalidate the service worker at each visit: a stale one would keep an old version alive.
  if (isBuilt())
    await app.register(fastifyStatic, {
      ...fresh,
      setHeaders,
      root: root('build/worker'),
      prefix: '/',
      wildcard: false,
      preCompressed: true,
    })
}

export const serveWeb = async (app: FastifyInstance, ctx: AppContext, load: LoadBuild) => {
  await serveFiles(app, ctx)
  await serveSharePictures(app, ctx)
  await servePages(app, ctx, load)
}
