import { expect } from 'vitest'
import type { testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
type Counts = { providers: number; verified: number }

export type MarketPage = Counts & {
  results: { id: number; verified: boolean }[]
  next: string | null
  offers: { blog_id: number }[]
  posts: { blog_id: number }[]
  states: (Counts & { slug: string; districts: number })[]
  districts: (Counts & { slug: string })[]
  trades: (Counts & { slug: string })[]
  nearest: (Counts & { slug: string; state: { slug: string }; distance_km: number })[]
}

export const readMarketPage = async ({ get }: Pick<TestServer, 'get'>, path: string) => {
  const reply = await get(path.startsWith('/api') ? path : `/api/market/${path}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<MarketPage>()
}

export const listMarket = async (
  caller: Pick<TestServer, 'get'>,
  path: string,
  limit = 2,
): Promise<number[]> => {
  const listed: number[] = []
  let next: string | null = `/api/market/${path}?limit=${limit}`
  while (next) {
    const page: MarketPage = await readMarketPage(caller, next)
    listed.push(...page.results.map(({ id }) => id))
    next = page.next
  }
  return listed
}
