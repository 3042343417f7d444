import { createHash, hash } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { marketPages } from '../market/market-pages.service.ts'
import {
  countMarketPages,
  fingerprintOf,
  latestChange,
  type ListKind,
  listedRows,
  rangesInUse,
  ROWS_AT_A_TIME,
} from './sitemap.queries.ts'
import { URLS_PER_PAGE, type SitemapPage } from './sitemap.view.ts'

// Limit of sitemaps.org.
const MAX_URLS = 50_000
const PAGES_IN_FILE = MAX_URLS / URLS_PER_PAGE

const utcOf = (at: Date) => `${at.toISOString().slice(0, -5)}Z`

type Fingerprint = { print: string; changedAt: string | null }

type Source = Readonly<{
  ranges: (db: Db) => Promise<number[]>
  fingerprint: (db: Db, range: number) => Promise<Fingerprint | null>
  pages: (db: Db, range: number) => AsyncIterable<SitemapPage>
}>

const PATHS: Readonly<Record<ListKind, string>> = { shops: '/providerprofile/', posts: '/postpage/' }

const boundsOf = (range: number) => ({ after: range * PAGES_IN_FILE - 1, until: (range + 1) * PAGES_IN_FILE })

async function* listedPages(db: Db, kind: ListKind, range: number) {
  let { after, until } = boundsOf(range)
  for (;;) {
    const { ids, changes } = await listedRows(db, kind, { after, until })
    for (const [index, id] of ids.entries())
      yield { path: PATHS[kind] + id, changedAt: changes[index] ?? null }
    if (ids.length < ROWS_AT_A_TIME) return
    after = ids.at(-1) ?? until
  }
}

const listed = (kind: ListKind): Source => ({
  ranges: (db) => rangesInUse(db, kind, PAGES_IN_FILE),
  fingerprint: (db, range) => fingerprintOf(db, kind, boundsOf(range)),
  pages: (db, range) => listedPages(db, kind, range),
})

async function* marketPagesOf(db: Db, range: number) {
  const [from, until] = [range * PAGES_IN_FILE, (range + 1) * PAGES_IN_FILE]
  let at = 0
  for await (const { slugs, changedAt } of marketPages(db)) {
    if (at >= until) return
    if (at >= from) yield { path: ['/market', ...slugs].join('/'), changedAt: utcOf(changedAt) }
    at += 1
  }
}

const market: Source = {
  ranges: async (db) => {
    const pages = await countMarketPages(db)
    return Array.from({ length: Math.ceil(pages / PAGES_IN_FILE) }, (_, range) => range)
  },
  fingerprint: async (db, range) => {
    const print = createHash('sha1')
    let latest: string | null = null
    for await (const { path, changedAt } of marketPagesOf(db, range)) {
      print.update(`${path} ${changedAt}\n`)
      if (!latest || changedAt > latest) latest = changedAt
    }
    return latest ? { print: print.digest('hex'), changedAt: latest } : null
  },
  pages: marketPagesOf,
}

const LISTS = ['/', '/home', '/posts', '/search']
const TEXTS = ['/services', '/contact', '/privacypolicy', '/grievance', '/signupcustomer', '/signupprovider']

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
    for (const path of LISTS) yield { path, changedAt: latest }
    for (const path of TEXTS) yield { path, changedAt: builtAt }
  },
})

export const makeSources = (builtAt: Date) => ({
  pages: fixed(utcOf(builtAt)),
  market,
  shops: listed('shops'),
  posts: listed('posts'),
})

export type Sources = ReturnType<typeof makeSources>
export type SourceKind = keyof Sources
