// Cursors are client input: forged ones are refused before they reach a column that cannot hold them.
import { describe, expect, test } from 'vitest'
import { encodeCursor } from '../platform/db/keyset.ts'
import { anAccount } from '../testing/accounts.ts'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { aPublishedPost } from '../testing/posts.ts'
import { signedInStaff } from '../testing/staff.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
const customer = await server.as(await anAccount(server.db))
const { provider: shop, post } = await aPublishedPost(server.db)
const provider = await server.as(shop)
const admin = await signedInStaff(server)
const breach = {
  kind: 'breach',
  audience: { all: true },
  text_en: 'A copy was taken.',
  text_hi: 'एक कॉपी चोरी हुई।',
}
const notice = (await admin.post('/api/admin/announcements/', breach)).json<{ id: number }>()
const callers = { anyone: server, 'signed-in': customer, customer, provider, admin }

const lists = [...(await contractEndpoints()).values()].filter(({ query = {} }) =>
  Object.hasOwn((query as { properties?: object }).properties ?? {}, 'cursor'),
)

const PARTS: Record<string, string> = {
  'providers/:id': `providers/${shop.id}`,
  'announcements/:id': `announcements/${notice.id}`,
  ':id': String(post.id),
  ':state': 'bihar',
  ':district': 'gaya',
  ':category': 'sweets-bakery',
}
const urlOf = (path: string) =>
  Object.entries(PARTS).reduce((url, [part, value]) => url.replace(part, value), path)

const TIME = '2026-03-14 06:30:00.123456+00'
const KINDS = [[1], [1, 1], [1, TIME, 1], [1, TIME, 1, 1], [1, 1, 0.5, 1, 1], [1, 0.5, 1], [1, 0.5, 1, 3]]
const NUMBERS = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 40_000, 1e308]
const TIMES = [
  '0000-01-01 00:00:00+00',
  '2026-02-30 00:00:00+00',
  '2026-03-14 24:00:00+00',
  '2026-03-14 06:30:60+00',
  '2026-03-14 06:30:00+16:00',
]

describe.each(lists.map((list) => [nameOf(list), list] as const))('%s', (_name, { path, access }) => {
  const statusOf = async (parts: readonly (number | string)[], query = '') => {
    const url = `/api${urlOf(path)}?cursor=${encodeCursor(parts)}${query}`
    return (await callers[access].get(url)).statusCode
  }

  const orders =
    path === '/marketplace/search/' ? ['&sort=near&lat=24.8&lng=85', '&sort=rating', '&sort=newest'] : []
  test.each(['', ...orders])('takes its own and fails for none %s', async (query) => {
    const taken: unknown[] = []
    for (const kind of KINDS) {
      if ((await statusOf(kind, query)) !== 200) continue
      taken.push(kind)
      for (const [at, part] of kind.entries())
        for (const odd of typeof part === 'string' ? TIMES : NUMBERS)
          expect(await statusOf(kind.with(at, odd), query)).toBeLessThan(500)
    }
    expect(taken.length).toBe(1)
  })
})
