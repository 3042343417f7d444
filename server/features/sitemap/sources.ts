// What the sitemap lists, each kind in files of a range of ids.
import { hash } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import {
  fingerprintOf,
  latestChange,
  type ListKind,
  listedRows,
  rangesInUse,
  ROWS_AT_A_TIME,
} from './sitemap.queries.ts'
import { ADDRESSES_OF_PAGE, type SitemapPage } from './sitemap.view.ts'

// By sitemaps.org.
const MAX_ADDRESSES = 50_000
const IDS_IN_FILE = MAX_ADDRESSES / ADDRESSES_OF_PAGE

type Fingerprint = { print: string; changedAt: string | null }

type Source = Readonly<{
  /** The ranges that have a page. */
  ranges: (db: Db) => Promise<number[]>
  /** Of all pages in a range; null when it has none. */
  fingerprint: (db: Db, range: number) => Promise<Fingerprint | null>
  pages: (db: Db, range: number) => AsyncIterable<readonly SitemapPage[]>
}>

const PATHS: Readonly<Record<ListKind, string>> = { shops: '/providerprofile/', posts: '/postpage/' }

const boundsOf = (range: number) => ({ after: range * IDS_IN_FILE - 1, until: (range + 1) * IDS_IN_FILE })

async function* listedPages(db: Db, kind: ListKind, range: number) {
  let { after, until } = boundsOf(range)
  for (;;) {
    const rows = await listedRows(db, kind, { after, until })
    yield rows.map(({ id, changedAt }) => ({ path: PATHS[kind] + id, changedAt }))
    if (rows.length < ROWS_AT_A_TIME) return
    after = rows.at(-1)?.id ?? until
  }
}

const listed = (kind: ListKind): Source => ({
  ranges: (db) => rangesInUse(db, kind, IDS_IN_FILE),
  fingerprint: (db, range) => fingerprintOf(db, kind, boundsOf(range)),
  pages: (db, range) => listedPages(db, kind, range),
})

// Those that everybody is meant to find and that are not about a business, a post or a place.
const LISTS = ['/', '/home', '/posts', '/search']
const TEXTS = ['/services', '/contact', '/privacypolicy', '/signupcustomer', '/signupprovider']

const fixed = (builtAt: string): Source => ({
  ranges: async () => [0],
  fingerprint: async (db, range) => {
    const latest = await latestChange(db)
    return range === 0
      ? { print: hash('sha1', `${latest} ${builtAt}`, 'hex'), changedAt: latest ?? builtAt }
      : null
  },
  async *pages(db) {
    const latest = (await latestChange(db)) ?? builtAt
    yield LISTS.map((path) => ({ path, changedAt: latest }))
    yield TEXTS.map((path) => ({ path, changedAt: builtAt }))
  },
})

/** `builtAt`: since when the texts of the site are what they are. */
export const makeSources = (builtAt: Date) => ({
  pages: fixed(`${builtAt.toISOString().slice(0, -5)}Z`),
  shops: listed('shops'),
  posts: listed('posts'),
})

export type Sources = ReturnType<typeof makeSources>
export type SourceKind = keyof Sources
