import type { testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

export const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

let made = 0
/** A new browser with a new IP by default. The server must run with TRUST_PROXY=1. */
export const aBrowser = ({ ip }: { ip?: string } = {}) => {
  made += 1
  return {
    'user-agent': `${BROWSER} Visitor/${made}`,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': ip ?? `10.${made >> 8}.${made & 255}.7`,
  }
}

/** Totals over all days, after a flush. */
export const countedOf = async ({ ctx, db }: Pick<TestServer, 'ctx' | 'db'>, providerId: number) => {
  await ctx.counter.flush()
  const { views, calls } = await db
    .selectFrom('shopDays')
    .select((eb) => [eb.fn.sum<string>('views').as('views'), eb.fn.sum<string>('calls').as('calls')])
    .where('providerId', '=', providerId)
    .executeTakeFirstOrThrow()
  return { views: Number(views), calls: Number(calls) }
}
