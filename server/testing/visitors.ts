// Visitors who look at shops, as browsers tell of them.
import type { testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

export const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

let made = 0
/** A browser that no other visitor has: behind the address of the tests it is a visitor of its own. */
export const aBrowser = () => {
  made += 1
  return { 'user-agent': `${BROWSER} Visitor/${made}` }
}

/** What is stored of a shop, all days together, when everything that came is written. */
export const countedOf = async ({ ctx, db }: Pick<TestServer, 'ctx' | 'db'>, providerId: number) => {
  await ctx.counter.flush()
  const { views, calls } = await db
    .selectFrom('shopDays')
    .select((of) => [of.fn.sum<string>('views').as('views'), of.fn.sum<string>('calls').as('calls')])
    .where('providerId', '=', providerId)
    .executeTakeFirstOrThrow()
  return { views: Number(views), calls: Number(calls) }
}
