import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  registerQuotaErrorCallback,
  type SerwistPlugin,
} from 'serwist'
import { rejectGatewayErrors, rejectPages } from './own-responses.ts'
import { freeSpace } from './cache-limits.ts'
import { ASSETS, DATA, PAGES, privateCache, REPLIES, TEXTS } from './cache-names.ts'
import { deleteOtherSessions } from './clear-data.ts'
import { cachePlugin } from './cache-plugin.ts'
import { contentsOf } from './page-contents.ts'
import { markPage, stampPage, stampReply } from './saved-copy.ts'
import { saveProviders } from './providers.ts'

const PAGE_WAIT_S = 3
const REPLY_WAIT_S = 8

// The server varies by cookie and language. One copy per browser is enough.
const matchOptions = { ignoreVary: true }

const networkFirst = (cacheName: string, networkTimeoutSeconds: number, plugins: SerwistPlugin[]) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds, matchOptions, plugins })

const assetBound = new ExpirationPlugin({ maxEntries: 300, maxAgeFrom: 'last-used' })

/** The file names contain a hash, so tabs of an old version find their files. */
export const assets = new CacheFirst({ cacheName: ASSETS, matchOptions, plugins: [rejectPages, assetBound] })

/** Adds a file that was not fetched by the strategy. */
export const cacheAsset = async (event: ExtendableEvent, request: Request, file: Response) => {
  await (await caches.open(ASSETS)).put(request, file.clone())
  await assetBound.cacheDidUpdate({ cacheName: ASSETS, request, newResponse: file, event })
}

export const texts = networkFirst(TEXTS, PAGE_WAIT_S, [rejectPages])

const saveProvidersOf = async (reply: Response) => saveProviders(contentsOf(await reply.text()))

export const pages = networkFirst(PAGES, PAGE_WAIT_S, [
  rejectGatewayErrors,
  cachePlugin({
    max: 60,
    stamp: stampPage,
    show: markPage,
    onCached: (_name, page) => saveProvidersOf(page),
  }),
])

export const data = networkFirst(DATA, PAGE_WAIT_S, [
  rejectPages,
  cachePlugin({ max: 60, stamp: stampReply }),
])

export const replies = networkFirst(REPLIES, REPLY_WAIT_S, [
  rejectGatewayErrors,
  rejectPages,
  cachePlugin({ max: 150, stamp: stampReply, onCached: (_name, reply) => saveProvidersOf(reply) }),
])

const cachePrivate = cachePlugin({
  max: 150,
  stamp: stampReply,
  onCached: async (name, reply) => {
    await deleteOtherSessions(name)
    await saveProvidersOf(reply)
  },
})

export const privateReplies = (session: string) =>
  networkFirst(privateCache(session), REPLY_WAIT_S, [rejectGatewayErrors, rejectPages, cachePrivate])

registerQuotaErrorCallback(() => freeSpace())
