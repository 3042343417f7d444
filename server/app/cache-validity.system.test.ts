import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../contract/limits.ts'
import { apiPages, paginateByTime } from '../testing/api-pages.ts'
import { anOffer } from '../testing/posts.ts'
import { aListedPost, aListedProvider } from '../testing/search.ts'
import { NOON, testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { serveWeb } from './web.ts'

const server = await testServer({ isCached: true, env: { LOG_LEVEL: 'silent' } })
const { db, ctx, time } = server

const app = await buildApp(ctx)
beforeAll(() => serveWeb(app, ctx, async () => apiPages))
afterAll(() => app.close())

const daily = (opens: string, closes: string) =>
  JSON.stringify({ weekly: Array.from({ length: 7 }, () => [{ opens, closes }]), special_days: [] })
// It closes a minute after noon; the other one is always open.
const { id: amrud } = await aListedProvider(db, 'Amrud', { hours: daily('09:00', '12:01') })
await aListedProvider(db, 'Amrud Bhandar', { hours: daily('00:00', '24:00') })
const closing = { at: NOON.getTime() + 60_000 }
const at = (ms: number) => {
  time.now = new Date(closing.at + ms)
}
// Each test has its own day, so that no cached reply is left.
beforeEach(() => {
  closing.at += DAY
})

const read = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url)
  expect(statusCode).toBe(200)
  const reply = JSON.parse(body) as { providers?: unknown } | unknown[]
  const providers = (Array.isArray(reply) ? reply : reply.providers) as {
    business_name: string
    is_open: boolean
  }[]
  return { isOpen: providers.find((each) => each.business_name === 'Amrud')?.is_open, headers }
}

const LISTS = ['/index/', '/marketplace/search/?searchtext=amrud', '/search/?searchtext=amrud']
test.each(LISTS.flatMap((path) => [`/api${path}`, paginateByTime(path)]))('%s', async (url) => {
  at(-2)
  expect((await read(url)).isOpen).toBe(true)
  at(-1)
  expect((await read(url)).isOpen).toBe(true)
  at(0)
  expect((await read(url)).isOpen).toBe(false)
})

const profile = `/provider-profile/${amrud}/`
test.each([`/api${profile}`, paginateByTime(profile)])('%s', async (url) => {
  const hours = async () =>
    (JSON.parse((await app.inject(url)).body) as { provider: { hours: object } }).provider.hours
  await db.updateTable('providers').set({ closedOn: null }).where('accountId', '=', amrud).execute()
  at(-1)
  expect(await hours()).toMatchObject({ is_open: true })
  at(0)
  expect(await hours()).toMatchObject({ is_open: false, closed_today: false })
  const today = time.now.toISOString().slice(0, 10)
  await db.updateTable('providers').set({ closedOn: today }).where('accountId', '=', amrud).execute()
  // Midnight in India is at 18:30.
  time.now = new Date(`${today}T18:29:59Z`)
  expect(await hours()).toMatchObject({ closed_today: true })
  time.now = new Date(`${today}T18:30:00Z`)
  expect(await hours()).toMatchObject({ closed_today: false })
})

test.each(LISTS.map(paginateByTime))('a proxy does not cache %s longer either', async (url) => {
  at(-10_000)
  expect((await read(url)).headers['x-accel-expires']).toBe('2')
  at(-1_500)
  expect((await read(url)).headers['x-accel-expires']).toBe('1')
  at(-500)
  expect((await read(url)).headers['x-accel-expires']).toBe('0')
})

test.each(LISTS)('%s with the filter returns another list after the closing time', async (path) => {
  const filtered = `/api${path}${path.includes('?') ? '&' : '?'}open_now=1`
  const isListed = async () => (await read(filtered)).isOpen
  at(-1)
  expect(await isListed()).toBe(true)
  at(0)
  expect(await isListed()).toBeUndefined()
})

describe('an offer', async () => {
  const provider = await aListedProvider(db, 'Jamun')
  const { id: post } = await aListedPost(db, provider.id, anOffer({ title: 'Jamun today' }))
  beforeEach(() =>
    db
      .updateTable('posts')
      .set({ endsAt: new Date(closing.at) })
      .where('id', '=', post)
      .execute(),
  )
  type ListedPost = { blog_id: number; has_ended: boolean }
  const endedIn = async (url: string) => {
    const reply = JSON.parse((await app.inject(url)).body) as
      | ListedPost
      | ListedPost[]
      | Record<string, ListedPost[]>
    const lists = Array.isArray(reply) || 'blog_id' in reply ? [reply] : Object.values(reply)
    return (lists.flat() as ListedPost[]).find(({ blog_id }) => blog_id === post)?.has_ended
  }

  test.each([
    [`/blogs/${post}/`, true],
    ['/blogs/', true],
    ['/blogs/search/?searchtext=jamun', true],
    ['/search/?searchtext=jamun', true],
    [`/provider-profile/${provider.id}/`, true],
    ['/blogs/?kind=offer', undefined],
    ['/blogs/search/?searchtext=jamun&kind=offer', undefined],
    ['/index/', undefined],
  ])('%s', async (path, afterwards) => {
    const urls = [`/api${path}`, paginateByTime(path)]
    at(-1)
    for (const url of urls) expect(await endedIn(url)).toBe(false)
    at(0)
    for (const url of urls) expect(await endedIn(url)).toBe(afterwards)
  })
})
