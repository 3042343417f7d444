// The pure parts. e2e/offline-reading.spec.ts runs the worker in a real browser.
import { expect, test } from 'vitest'
import { isOwn, isWhole, rejectGatewayErrors } from './own-responses.ts'
import { isCacheablePage, isCacheableReply, cacheKey, pageOfData } from './cacheable-paths.ts'
import { searchProviders } from './offline-search.ts'
import { assetsIn, contentsOf, smallPicturesIn } from './page-contents.ts'
import { markPage, savedAt, stampPage, titleOf } from './saved-copy.ts'
import { sessionOf } from './cache-names.ts'
import { findProviders } from './providers.ts'
import type { Provider } from './store.ts'
import { belongsTo, isMentionedIn, resourceOf } from './resources.ts'

const tokenOf = (payload: object) => `Bearer h.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.s`

test('reads the session from the bearer token', () => {
  expect(sessionOf(tokenOf({ sub: '42' }))).toBe('42')
  for (const header of [null, '', 'Bearer x', 'Bearer a.b.c', tokenOf({ sub: 'x/../1' }), tokenOf({})])
    expect(sessionOf(header)).toBeNull()
})

test.each([
  '/api/get-captcha/',
  '/api/captcha/x/image/',
  '/api/proof-of-work/',
  '/api/sessions/',
  '/api/confirm/',
  '/api/verification/',
  '/api/outbox/',
  '/api/reports/ABC/',
  '/api/appeals/ABC/',
  '/api/grievances/ABC/',
  '/api/admin/cases/',
  '/api/check-email/',
  '/api/contacts/csv/',
  '/api/chats/3/messages/?after=9',
])('does not cache %s', (path) => expect(isCacheableReply(new URL(path, 'http://site'))).toBe(false))

test.each([
  '/api/chats',
  '/api/chats/3/messages/',
  '/api/chats/3/messages/?before=9',
  '/api/provider-profile/7/',
  '/api/contacts/',
])('caches %s', (path) => expect(isCacheableReply(new URL(path, 'http://site'))).toBe(true))

test.each([
  '/admin',
  '/admin/cases',
  '/loginadmin',
  '/logincustomer',
  '/security',
  '/report/AB12',
  '/outbox',
  // There from the beginning.
  '/offline',
  '/offline-districts',
  '/waiting',
])('does not cache the page %s', (path) => expect(isCacheablePage(path)).toBe(false))

test('caches a page under one key, without tracking parameters', () => {
  expect(cacheKey('http://x/home?q=a&utm_source=b&lng=hi#c')).toBe('http://x/home?q=a')
})

test.each([
  ['/_root.data', '/'],
  ['/postpage/3.data', '/postpage/3'],
  ['/search.data?_routes=a%2Cb&q=%E0%A4%9A', '/search?q=%E0%A4%9A'],
  ['/search.data?q=a&_routes=b', '/search?q=a'],
])('%s is the data of %s', (path, page) => {
  expect(pageOfData(new URL(path, 'http://site'))).toBe(page)
  // A partial response.
  expect(cacheKey(new URL(path, 'http://site').href)).toBe(new URL(path, 'http://site').href)
})

test('knows the URLs that belong to a shop', () => {
  const provider = resourceOf('/providerprofile/5')
  expect(resourceOf('/api/provider-profile/5/')).toEqual(provider)
  expect(resourceOf('/api/providers/5/follow/')).toBeUndefined()
  const paths = ['/providerprofile/5', '/providerprofile/5.data', '/api/providers/5/reviews/']
  for (const path of paths) expect(provider && belongsTo(provider, path)).toBe(true)
  expect(provider && belongsTo(provider, '/providerprofile/55')).toBe(false)
})

test('finds a shop or a post in the data of a list', () => {
  const provider = { kind: 'shop' as const, id: 5 }
  const [card, post] = [
    { id: 5, business_name: 'A' },
    { blog_id: 3, created_by_id: 5 },
  ]
  expect(
    [{ providers: [card] }, [post], { provider_id: 5 }].every((each) => isMentionedIn(provider, each)),
  ).toBe(true)
  const others = [{ id: 5, name: 'Gaya' }, { blog_id: 5, created_by_id: 6 }, null, 'text', 5]
  expect(others.some((each) => isMentionedIn(provider, each))).toBe(false)
  expect(isMentionedIn({ kind: 'post', id: 3 }, { posts: [post] })).toBe(true)
})

const aProvider = (id: number, business_name: string): Provider => ({
  id,
  user_id: id,
  business_name,
  business_category: 'Sweets & bakery',
  business_tagline: '',
  logo: null,
  images: [],
  district: 'Gaya',
  state: 'Bihar',
  verified: false,
  rating: { average: null, count: 0 },
  is_open: null,
  next_change_at: null,
})

const asked = (text: string, place = '') => ({ text, place, category: '', isVerified: false })
const providers = [aProvider(1, 'Ram Tailors'), aProvider(2, 'Sharma Sweets'), aProvider(3, 'शर्मा मिष्ठान')]
const found = async (text: string, place?: string) =>
  (await searchProviders(providers, asked(text, place))).map(({ id }) => id)

test('finds a business in either script and spelling, exact matches first', async () => {
  expect(await found('शर्मा')).toEqual([3, 2])
  expect(await found('sharma')).toEqual([2, 3])
  expect(await found('sharma sweets')).toEqual([2])
  expect(await found('tailor')).toEqual([1])
  expect(await found('zzqx')).toEqual([])
})

test('follows the rules of the server: typing errors, filler words, places and conditions', async () => {
  expect(await found('sharrma')).toEqual([2, 3])
  expect(await found('best sweets in gaya bihar')).toEqual([2, 1, 3])
  expect(await found('sweets in patna')).toEqual([])
})

test('finds every business without a text, and by its district alone', async () => {
  expect(await found('')).toHaveLength(3)
  expect(await found('', 'गया')).toHaveLength(3)
  expect(await found('', 'Patna, Bihar')).toEqual([])
})

test('finds shops at any depth of a reply', () => {
  expect(findProviders({ queries: [{ state: { data: [providers[0]] } }], other: null })).toEqual([
    providers[0],
  ])
})

const PAGE = `<!DOCTYPE html><html lang="hi"><head><title>A &amp; B</title><link href="/assets/a-1.css"></head><body>
<img srcSet="/media/f/320.webp 320w, /media/f/640.webp 640w"><script>window.__reactRouterManifest = {
  "routes": { "home": { "module": "/assets/home-1.js" } }
};</script><script id="page-data" type="application/json">{"a":1}</script></body></html>`

test('a cached page contains the time of saving and its title', async () => {
  const cached = (await stampPage(new Response(PAGE), new Date('2026-11-16T05:02:00Z'))) ?? Response.error()
  expect([savedAt(cached), titleOf(cached)]).toEqual(['2026-11-16T05:02:00.000Z', 'A & B'])
  expect(await (await markPage(cached)).text()).toContain(
    '<html data-saved-at="2026-11-16T05:02:00.000Z" lang="hi">',
  )
})

test('reads assets, small pictures and data from the HTML of a page', () => {
  expect(assetsIn(PAGE)).toEqual(['/assets/a-1.css'])
  expect(smallPicturesIn(PAGE)).toEqual(['/media/f/320.webp'])
  expect([PAGE, '<html>', '', '{"b":2}'].map(contentsOf)).toEqual([{ a: 1 }, null, null, { b: 2 }])
})

const LOGIN_OF_A_HOTEL = '<!DOCTYPE html><html><form>Room number</form></html>'
const htmlOf = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })

test('rejects pages of other servers and partial responses', async () => {
  expect(await stampPage(htmlOf(LOGIN_OF_A_HOTEL))).toBeNull()
  expect([await isOwn(htmlOf(LOGIN_OF_A_HOTEL)), await isOwn(htmlOf(PAGE))]).toEqual([false, true])
  expect(await isOwn(Response.json({}))).toBe(true)
  const statuses = [200, 202, 206, 500, 503].map((status) => isWhole(new Response('', { status })))
  expect(statuses).toEqual([true, false, false, false, false])
})

test('treats 502 and 504 as gateway errors', async () => {
  const request = new Request('http://site/api/blogs/')
  const answer = async (status: number) =>
    rejectGatewayErrors.fetchDidSucceed?.({
      event: new Event('fetch') as ExtendableEvent,
      request,
      response: Response.json({}, { status }),
    })
  for (const status of [502, 504]) await expect(answer(status)).rejects.toThrow('does not answer')
  for (const status of [200, 404, 500, 503]) expect((await answer(status))?.status).toBe(status)
})
