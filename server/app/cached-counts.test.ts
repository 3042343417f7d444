import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../contract/limits.ts'
import { anAccount } from '../testing/accounts.ts'
import { apiPages, paginateByTime } from '../testing/api-pages.ts'
import { aProvider } from '../testing/providers.ts'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { serveWeb } from './web.ts'

const MAX_AGE_MS = 10_000

const server = await testServer({ isCached: true, env: { LOG_LEVEL: 'silent' } })
const { db, ctx, time } = server

const app = await buildApp(ctx)
beforeAll(() => serveWeb(app, ctx, async () => apiPages))
afterAll(() => app.close())

const pass = (ms: number) => void (time.now = new Date(time.now.getTime() + ms))
beforeEach(() => pass(DAY))

type Counts = { customer_count: number; provider_count: number }
const read = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url)
  expect(statusCode).toBe(200)
  return { reply: JSON.parse(body) as Counts, headers }
}

const CASES = [
  ['customers of', '/index/', ({ customer_count }: Counts) => customer_count, () => anAccount(db)],
  ['businesses of', '/index/', ({ provider_count }: Counts) => provider_count, () => aProvider(db)],
] as const

describe.each(CASES)('%s %s', (_name, path, numberIn, add) => {
  const page = paginateByTime(path)
  const numberAt = async (url: string) => {
    const number = numberIn((await read(url)).reply)
    expect(number).toBeTypeOf('number')
    return number
  }

  test.each([`/api${path}`, page])('in %s are new for the first visitor after ten seconds', async (url) => {
    const before = await numberAt(url)
    await add()
    pass(MAX_AGE_MS)
    expect(await numberAt(url)).toBe(before + 1)
  })

  test('are no older on a page that was rendered from a cached reply', async () => {
    const before = await numberAt(`/api${path}`)
    await add()
    pass(4_999)
    await numberAt(page)
    pass(MAX_AGE_MS - 4_999)
    expect(await numberAt(page)).toBe(before + 1)
  })

  test('are no older with a visitor every second', async () => {
    const before = await numberAt(page)
    await add()
    for (let second = 1; second < MAX_AGE_MS / 1_000; second += 1) {
      pass(1_000)
      await numberAt(page)
    }
    pass(1_000)
    expect(await numberAt(page)).toBe(before + 1)
  })

  test('are not cached by a proxy beyond that', async () => {
    expect((await read(page)).headers['x-accel-expires']).toBe('2')
    pass(MAX_AGE_MS - 500)
    expect((await read(page)).headers['x-accel-expires']).toBe('0')
  })
})
