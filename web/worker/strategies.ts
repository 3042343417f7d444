import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  registerQuotaErrorCallback,
  type SerwistPlugin,
} from 'serwist'
import { noGateway, noPages } from './answers.ts'
import { makeRoom } from './bounds.ts'
import { ASSETS, DATA, PAGES, privateCache, REPLIES, TEXTS } from './cache-names.ts'
import { forgetOtherSessions } from './forget.ts'
import { keepPlugin } from './keep-plugin.ts'
import { contentsOf } from './page-contents.ts'
import { markPage, stampPage, stampReply } from './saved-copy.ts'
import { noteShops } from './shops.ts'

// So long a slow line is waited for when there is a copy.
const PAGE_WAIT_S = 3
const REPLY_WAIT_S = 8

// The server varies by cookie and language; on one phone there is one copy.
const matchOptions = { ignoreVary: true }

const networkFirst = (cacheName: string, networkTimeoutSeconds: number, plugins: SerwistPlugin[]) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds, matchOptions, plugins })

const assetBound = new ExpirationPlugin({ maxEntries: 300, maxAgeFrom: 'last-used' })

/** Files never change under their name, so an old tab finds its own as long as they fit. */
export const assets = new CacheFirst({ cacheName: ASSETS, matchOptions, plugins: [noPages, assetBound] })

/** One that was fetched otherwise. */
export const keepAsset = async (event: ExtendableEvent, request: Request, file: Response) => {
  await (await caches.open(ASSETS)).put(request, file.clone())
  await assetBound.cacheDidUpdate({ cacheName: ASSETS, request, newResponse: file, event })
}

export const texts = networkFirst(TEXTS, PAGE_WAIT_S, [noPages])

const noteShopsOf = async (reply: Response) => noteShops(contentsOf(await reply.text()))

export const pages = networkFirst(PAGES, PAGE_WAIT_S, [
  noGateway,
  keepPlugin({
    most: 60,
    stamp: stampPage,
    show: markPage,
    onKept: (_name, page) => noteShopsOf(page),
  }),
])

export const data = networkFirst(DATA, PAGE_WAIT_S, [noPages, keepPlugin({ most: 60, stamp: stampReply })])

export const replies = networkFirst(REPLIES, REPLY_WAIT_S, [
  noGateway,
  noPages,
  keepPlugin({ most: 150, stamp: stampReply, onKept: (_name, reply) => noteShopsOf(reply) }),
])

const keepPrivate = keepPlugin({
  most: 150,
  stamp: stampReply,
  onKept: async (name, reply) => {
    await forgetOtherSessions(name)
    await noteShopsOf(reply)
  },
})

/** Replies to one person, for the session that they were asked in and no other. */
export const privateReplies = (session: string) =>
  networkFirst(privateCache(session), REPLY_WAIT_S, [noGateway, noPages, keepPrivate])

registerQuotaErrorCallback(() => makeRoom())
