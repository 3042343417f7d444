// Crawls the site as it starts by default: every public page is reachable and indexable.
//   npm run test:crawl      the whole demo market
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { freshDatabase } from '../../server/testing/test-server.ts'
import { type CrawledPage, crawl } from './crawler.ts'
import { pageFacts } from './page-facts.ts'
import { publicPaths } from './public-pages.ts'
import { fillSmallMarket } from './small-market.ts'

const isWhole = process.env['CRAWL'] === 'demo'
const TIMEOUT_MS = isWhole ? 1_800_000 : 240_000

const database = await freshDatabase()
const pool = makePool(database.url)
const db = makeDb(pool)
const dir = mkdtempSync(join(tmpdir(), 'haat-crawl-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const publicUrl = 'https://haat.example'
let child: ChildProcess | undefined

const start = async () => {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const main = new URL(isWhole ? '../../demo/start.ts' : '../../server/main.ts', import.meta.url).pathname
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: dir,
    DATABASE_URL: database.url,
    PUBLIC_URL: publicUrl,
    DEMO: isWhole ? '1' : '0',
  }
  child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const { stdout } = child
  await new Promise<void>((resolve, reject) => {
    stdout?.on('data', (chunk: Buffer) => chunk.includes('Haat is ready at') && resolve())
    child?.once('exit', () => reject(new Error('the server did not start')))
  })
}

// Rendering a picture costs more than ten pages, so a few represent all.
const MAX_SHARE_PICTURES = 8
let sharePictures = 0

// Most of the 780 districts have no business: the small market crawls three states.
const OTHER_STATE = /^\/market\/(?!bihar|jharkhand|goa)[\w-]+\/./

const isWanted = (path: string) => {
  if (path.startsWith('/share/')) return (sharePictures += 1) <= MAX_SHARE_PICTURES
  return isWhole || !OTHER_STATE.test(path)
}

let pages: ReadonlyMap<string, CrawledPage>

beforeAll(async () => {
  if (!isWhole) await fillSmallMarket(db)
  await start()
  const started = performance.now()
  pages = await crawl({ origin, publicUrl, starts: ['/', '/?lng=hi'], isWanted })
  if (isWhole)
    process.stdout.write(`${pages.size} pages in ${((performance.now() - started) / 1_000).toFixed(0)} s\n`)
}, TIMEOUT_MS)

afterAll(async () => {
  child?.kill()
  await pool.end()
  await database.drop()
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
})

const indexed = () =>
  [...pages.values()].flatMap(({ path, facts }) =>
    facts?.isIndexed && facts.canonical === publicUrl + path ? [{ path, ...facts }] : [],
  )

test('no link is broken, leads in circles or is refused', () => {
  const wrong = [...pages.values()].filter(({ status }) => status !== 200)
  expect(wrong.map(({ status, path, from }) => `${status} ${path} on ${from}`)).toEqual([])
})

test('every public business, post and market page is found, in both languages', async () => {
  const missing = (await publicPaths(db)).filter((path) => !pages.get(path)?.facts?.isIndexed)
  expect(missing).toEqual([])
})

test('every page that may be found has a title, a description, one heading and its URL in both languages', () => {
  const wrong = indexed().filter(
    ({ titles, description, headings, alternates, language, path }) =>
      titles.length !== 1 ||
      !titles[0] ||
      description.length < 10 ||
      headings !== 1 ||
      [...alternates.keys()].toSorted().join() !== 'en,hi,x-default' ||
      alternates.get(language) !== publicUrl + path,
  )
  expect(
    wrong.map(({ path, titles, description, headings, alternates }) => ({
      path,
      titles,
      description,
      headings,
      alternates,
    })),
  ).toEqual([])
})

test('every other page leads to one that may be found, or may not be found itself', () => {
  const found = new Set(indexed().map(({ path }) => publicUrl + path))
  const wrong = [...pages.values()].filter(({ facts }) => facts?.isIndexed && !found.has(facts.canonical))
  expect(wrong.map(({ path, facts }) => `${path} leads to ${facts?.canonical}`)).toEqual([])
})

test('no two pages of a language have the same title', () => {
  const byTitle = Map.groupBy(indexed(), ({ language, titles }) => `${language}: ${titles[0]}`)
  const same = [...byTitle].filter(([, { length }]) => length > 1)
  expect(same.map(([title, list]) => [title, list.map(({ path }) => path)])).toEqual([])
})

// Reached by a search or a sign-up, not by a link.
const BEHIND_FORMS = /^\/(home|search|signupcustomer)(\?lng=hi)?$/

test('the sitemap names just the pages that were found', async () => {
  const read = async (path: string) => {
    const text = await (await fetch(origin + path)).text()
    return [...text.matchAll(/<loc>https:\/\/haat\.example([^<]*)<\/loc>/g)].map(([, listed = '']) => listed)
  }
  const files = await Promise.all((await read('/sitemap.xml')).map(read))
  const listed = new Set(files.flat())
  const found = new Set(indexed().map(({ path }) => path))
  const missing = [...listed.difference(found)].filter((path) => !BEHIND_FORMS.test(path))
  const unlisted = [...found.difference(listed)].filter((path) => !path.includes('cursor='))
  expect([missing, unlisted]).toEqual([[], []])
})

test('a page that has not changed is 304, by its tag and by its time', async () => {
  const kinds = Map.groupBy(indexed(), ({ path }) => path.replaceAll(/\d+|(?<=\/market.*)[\w-]+/g, '*'))
  for (const [{ path } = { path: '/' }] of kinds.values()) {
    const { headers } = await fetch(origin + path)
    const [tag, time] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
    for (const known of [{ 'if-none-match': tag }, { 'if-modified-since': time }])
      for (const method of ['GET', 'HEAD'])
        expect([path, known, (await fetch(origin + path, { method, headers: known })).status]).toEqual([
          path,
          known,
          304,
        ])
  }
})

describe('a page whose business or post', () => {
  const statusOf = async (path: string) => {
    // The test wrote to the database directly, which does not invalidate the server's cache.
    const reply = await fetch(origin + path, { headers: { cookie: '__Host-haat_wrote=1' } })
    return { status: reply.status, text: await reply.text() }
  }
  const someProvider = () =>
    db
      .selectFrom('providers')
      .innerJoin('posts', 'posts.providerId', 'providers.accountId')
      .innerJoin('accounts', 'accounts.id', 'providers.accountId')
      .select(['providers.accountId as id', 'posts.id as postId'])
      .where('posts.visibility', '=', 'shown')
      .where('accounts.suspendedAt', 'is', null)
      .orderBy('providers.accountId', 'desc')
      .executeTakeFirstOrThrow()

  test('is hidden or suspended is not there', async () => {
    const { id, postId } = await someProvider()
    await db.updateTable('accounts').set({ suspendedAt: new Date() }).where('id', '=', id).execute()
    for (const path of [`/providerprofile/${id}`, `/postpage/${postId}`])
      expect([path, (await statusOf(path)).status]).toEqual([path, 404])
  })

  test('was deleted says so in both languages', async () => {
    const { id, postId } = await someProvider()
    await db.deleteFrom('providers').where('accountId', '=', id).execute()
    for (const path of [`/providerprofile/${id}`, `/postpage/${postId}`]) {
      const english = await statusOf(path)
      expect([path, english.status, pageFacts(english.text).isIndexed]).toEqual([path, 410, false])
      expect(english.text).toContain('This was deleted')
      const hindi = await statusOf(`${path}?lng=hi`)
      expect([hindi.status, hindi.text.includes('यह मिटा दिया गया है')]).toEqual([410, true])
    }
    expect((await statusOf(`/providerprofile/${id}/feed.xml`)).status).toBe(410)
    expect((await statusOf(`/api/provider-profile/${id}/`)).status).toBe(404)
  })
})
