// The loaders of the market: what is found under another name moves to its own address.
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { makeQueryClient } from '../../lib/loading/query-client.ts'
import { type RequestContext, requestContext } from '../../lib/loading/request-context.ts'
import { aMarketDistrict, aMarketState, aMarketCategory } from '../../testing/markets.ts'
import { loader as district } from './DistrictPage.tsx'
import { loader as market } from './MarketPage.tsx'
import { loader as state } from './StatePage.tsx'
import { loader as category } from './CategoryPage.tsx'

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>
type Visit = { loader: Loader; address: string; reply: object; status?: number }

const NAMES = ['state', 'district', 'category']

const VISIT: Omit<RequestContext, 'call' | 'queryClient'> = {
  language: 'en',
  nonce: '',
  publicUrl: 'http://haat.example',
  hasOutbox: false,
  tilesUrl: '',
  areBordersCorrected: false,
  isDev: false,
  isLight: false,
  isDataRequest: false,
  isGone: async () => false,
}

/** Where the loader sends the visitor; null when the page is there. */
const answerOf = async ({ loader, address: url, reply, status = 200 }: Visit): Promise<Response | null> => {
  const call = async () => ({ status, text: JSON.stringify(reply), link: null })
  const context = new RouterContextProvider()
  context.set(requestContext, { ...VISIT, call, queryClient: makeQueryClient() })
  const request = new Request(`http://haat.example${url}`)
  const slugs = new URL(request.url).pathname.split('/').slice(2).filter(Boolean)
  const params = Object.fromEntries(slugs.map((slug, at) => [NAMES[at], decodeURIComponent(slug)]))
  try {
    await loader({ context, params, request } as unknown as LoaderFunctionArgs)
    return null
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

const cases: [string, Loader, object, string][] = [
  ['/market/', market, { providers: 0, verified: 0, states: [] }, '/market'],
  ['/market/Bihar', state, aMarketState(), '/market/bihar'],
  ['/market/10', state, aMarketState(), '/market/bihar'],
  ['/market/bihar/%E0%A4%97%E0%A4%AF%E0%A4%BE', district, aMarketDistrict(), '/market/bihar/gaya'],
  ['/market/bihar/gaya/', district, aMarketDistrict(), '/market/bihar/gaya'],
  ['/market/bihar/gaya/mithai', category, aMarketCategory(), '/market/bihar/gaya/sweets-bakery'],
]

describe.each(cases)('%s', (url, loader, reply, moved) => {
  test(`moves to ${moved}`, async () => {
    const answer = await answerOf({ loader, address: url, reply })
    expect([answer?.status, answer?.headers.get('location')]).toEqual([301, moved])
  })

  test('keeps the query string', async () => {
    const answer = await answerOf({ loader, address: `${url}?lng=hi&x=1&cursor=abc`, reply })
    expect(answer?.headers.get('location')).toBe(`${moved}?lng=hi&x=1&cursor=abc`)
  })

  test('of the page itself does not move', async () => {
    expect(await answerOf({ loader, address: `${moved}?lng=hi&utm_source=x`, reply })).toBeNull()
  })
})

test.each([404, 400])('what is not there is not found, also when it can be no name (%i)', async (status) => {
  const reply = { code: status === 404 ? 'not_found' : 'bad_input' }
  const answer = await answerOf({
    loader: district,
    address: '/market/bihar/atlantis',
    reply,
    status,
  })
  expect(answer?.status).toBe(404)
})
