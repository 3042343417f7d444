import type { CachedPage } from '../lib/browser/worker-messages.ts'
import { ASSETS, PAGES } from './cache-names.ts'
import { discardIfCleared } from './clear-data.ts'
import { isCacheablePage, cacheKey } from './cacheable-paths.ts'
import { assetsIn, smallPicturesIn } from './page-contents.ts'
import { cachePictures } from './pictures.ts'
import { savedAt, titleOf } from './saved-copy.ts'
import { scope } from './scope.ts'
import { assets, pages } from './strategies.ts'

const FRESH_MS = 60_000

const isFresh = (page: Response | undefined) =>
  page !== undefined && Date.now() - new Date(savedAt(page)).getTime() < FRESH_MS

const findPage = async (url: string) => (await caches.open(PAGES)).match(cacheKey(url), { ignoreVary: true })

export const isPageCached = async (path: string) =>
  (await findPage(new URL(path, scope.location.origin).href)) !== undefined

export const cacheFiles = async (event: ExtendableEvent, files: readonly string[]) => {
  const cache = await caches.open(ASSETS)
  for (const file of files)
    if (!(await cache.match(file, { ignoreVary: true })))
      await assets.handle({ event, request: new Request(file) })
}

const fetchPage = async (event: ExtendableEvent, url: URL) => {
  const [reply, stored] = pages.handleAll({ event, request: new Request(url) })
  await reply.catch(() => undefined) // offline
  await stored.catch(() => undefined)
}

const isOwnPath = (url: URL) => url.origin === scope.location.origin && isCacheablePage(url.pathname)

/**
 * A link inside the site loads data and no page. The page is fetched once when the user stays on it, so that its URL opens offline.
 * `files` were loaded before the worker was active.
 */
export const cachePage = async (event: ExtendableEvent, path: string, files: readonly string[]) => {
  const url = new URL(path, scope.location.origin)
  if (!isOwnPath(url)) return
  if (!isFresh(await findPage(url.href))) await fetchPage(event, url)
  const html = await (await findPage(url.href))?.text()
  if (html === undefined) return
  const paths = files.map((file) => new URL(file).pathname).filter((each) => each.startsWith('/assets/'))
  await cacheFiles(event, [...new Set([...assetsIn(html), ...paths])])
  if (url.pathname.startsWith('/providerprofile/'))
    await discardIfCleared(() => cachePictures(smallPicturesIn(html)))
}

export const listPages = async (): Promise<CachedPage[]> => {
  const cache = await caches.open(PAGES)
  const entries = await Promise.all(
    (await cache.keys())
      .toReversed()
      .map(async ({ url }) => ({ url: new URL(url), page: await cache.match(url, { ignoreVary: true }) })),
  )
  return entries.flatMap(({ url, page }) =>
    page ? [{ path: url.pathname + url.search, title: titleOf(page), savedAt: savedAt(page) }] : [],
  )
}
