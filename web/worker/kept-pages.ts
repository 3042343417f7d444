// The pages that are kept: one that somebody stays on, and the list of them.
import type { KeptPage } from '../lib/browser/worker-messages.ts'
import { ASSETS, PAGES } from './cache-names.ts'
import { keepUnlessForgotten } from './forget.ts'
import { isKeptPage, keptAddress } from './kept-paths.ts'
import { assetsIn, smallPicturesIn } from './page-contents.ts'
import { keepPictures } from './pictures.ts'
import { savedAt, titleOf } from './saved-copy.ts'
import { scope } from './scope.ts'
import { assets, pages } from './strategies.ts'

const FRESH_MS = 60_000

const isFresh = (page: Response | undefined) =>
  page !== undefined && Date.now() - new Date(savedAt(page)).getTime() < FRESH_MS

const findPage = async (address: string) =>
  (await caches.open(PAGES)).match(keptAddress(address), { ignoreVary: true })

export const isPageKept = async (path: string) =>
  (await findPage(new URL(path, scope.location.origin).href)) !== undefined

const keepFiles = async (event: ExtendableEvent, files: readonly string[]) => {
  const cache = await caches.open(ASSETS)
  for (const file of files)
    if (!(await cache.match(file, { ignoreVary: true })))
      await assets.handle({ event, request: new Request(file) })
}

const fetchPage = async (event: ExtendableEvent, address: URL) => {
  const [reply, kept] = pages.handleAll({ event, request: new Request(address) })
  await reply.catch(() => undefined) // the line was lost meanwhile
  await kept.catch(() => undefined)
}

const isOwnPath = (address: URL) => address.origin === scope.location.origin && isKeptPage(address.pathname)

/**
 * A link inside the site brings data and no page. So that it opens after the browser was closed, too, the page is asked for once, when
 * somebody stays on it. `files` came before the worker was there.
 */
export const keepPage = async (event: ExtendableEvent, path: string, files: readonly string[]) => {
  const address = new URL(path, scope.location.origin)
  if (!isOwnPath(address)) return
  if (!isFresh(await findPage(address.href))) await fetchPage(event, address)
  const html = await (await findPage(address.href))?.text()
  if (html === undefined) return
  const paths = files.map((file) => new URL(file).pathname).filter((each) => each.startsWith('/assets/'))
  await keepFiles(event, [...new Set([...assetsIn(html), ...paths])])
  if (address.pathname.startsWith('/providerprofile/'))
    await keepUnlessForgotten(() => keepPictures(smallPicturesIn(html)))
}

/** The last seen first. */
export const listPages = async (): Promise<KeptPage[]> => {
  const cache = await caches.open(PAGES)
  const kept = await Promise.all(
    (await cache.keys())
      .toReversed()
      .map(async ({ url }) => ({ url: new URL(url), page: await cache.match(url, { ignoreVary: true }) })),
  )
  return kept.flatMap(({ url, page }) =>
    page ? [{ path: url.pathname + url.search, title: titleOf(page), savedAt: savedAt(page) }] : [],
  )
}
