// Visitors who look at providers, as browsers tell of them.
import type { testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

export const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

let made = 0
/**
 * What a page of the site sends from a browser of its own, in a network of its own. A server sees the IP address with TRUST_PROXY=1;
 * `ip`: several browsers behind one.
 */
export const aBrowser = ({ ip }: { ip?: string } = {}) => {
  made += 1
  return {
    'user-agent': `${BROWSER} Visitor/${made}`,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': ip ?? `10.${made >> 8}.${made & 255}.7`,
  }
}

/** What is stored of a provider, all days together, when everything that came is written. */
export const countedOf = async ({ ctx, db }: Pick<TestServer, 'ctx' | 'db'>, providerId: number) => {
  await ctx.counter.flush()
  const { views, calls } = await db
    .selectFrom('shopDays')
    .select((eb) => [eb.fn.sum<string>('views').as('views'), eb.fn.sum<string>('calls').as('calls')])
    .where('providerId', '=', providerId)
    .executeTakeFirstOrThrow()
  return { views: Number(views), calls: Number(calls) }
}
