// The pure parts: e2e/offline-reading.spec.ts has them in a real browser.
import { expect, test } from 'vitest'
import { isOwn, isWhole, noGateway } from './answers.ts'
import { isKeptPage, isKeptReply, keptAddress, pageOfData } from './kept-paths.ts'
import { searchShops } from './offline-search.ts'
import { assetsIn, contentsOf, smallPicturesIn } from './page-contents.ts'
import { markPage, savedAt, stampPage, titleOf } from './saved-copy.ts'
import { sessionOf } from './session-of.ts'
import { findShops } from './shops.ts'
import type { Shop } from './store.ts'
import { isAbout, isShownIn, subjectOf } from './subjects.ts'

const tokenOf = (payload: object) => `Bearer h.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.s`

test('the session of a request is the one that its token names', () => {
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
  '/api/admin/cases/',
  '/api/check-email/',
  '/api/contacts/csv/',
  '/api/chats/3/messages/?after=9',
])('%s is never kept', (path) => expect(isKeptReply(new URL(path, 'http://site'))).toBe(false))

test.each([
  '/api/chats',
  '/api/chats/3/messages/',
  '/api/chats/3/messages/?before=9',
  '/api/provider-profile/7/',
  '/api/contacts/',
])('%s is kept', (path) => expect(isKeptReply(new URL(path, 'http://site'))).toBe(true))

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
  '/waiting',
])('the page %s is never kept', (path) => expect(isKeptPage(path)).toBe(false))

test('a page is kept under one address, whatever led to it', () => {
  expect(keptAddress('http://x/home?q=a&utm_source=b&lng=hi#c')).toBe('http://x/home?q=a')
})

test.each([
  ['/_root.data', '/'],
  ['/postpage/3.data', '/postpage/3'],
  ['/search.data?_routes=a%2Cb&q=%E0%A4%9A', '/search?q=%E0%A4%9A'],
  ['/search.data?q=a&_routes=b', '/search?q=a'],
])('%s is the data of %s', (path, page) => {
  expect(pageOfData(new URL(path, 'http://site'))).toBe(page)
  // Parts of the data are not all of it.
  expect(keptAddress(new URL(path, 'http://site').href)).toBe(new URL(path, 'http://site').href)
})

test('what shows a shop goes with it, and nothing else', () => {
  const shop = subjectOf('/providerprofile/5')
  expect(subjectOf('/api/provider-profile/5/')).toEqual(shop)
  expect(subjectOf('/api/providers/5/follow/')).toBeUndefined()
  const paths = ['/providerprofile/5', '/providerprofile/5.data', '/api/providers/5/reviews/']
  for (const path of paths) expect(shop && isAbout(shop, path)).toBe(true)
  expect(shop && isAbout(shop, '/providerprofile/55')).toBe(false)
})

test('a list that shows a shop or a post goes with it, and no other', () => {
  const shop = { kind: 'shop' as const, id: 5 }
  const [card, post] = [
    { id: 5, business_name: 'A' },
    { blog_id: 3, created_by_id: 5 },
  ]
  expect([{ providers: [card] }, [post], { provider_id: 5 }].every((each) => isShownIn(shop, each))).toBe(
    true,
  )
  const others = [{ id: 5, name: 'Gaya' }, { blog_id: 5, created_by_id: 6 }, null, 'text', 5]
  expect(others.some((each) => isShownIn(shop, each))).toBe(false)
  expect(isShownIn({ kind: 'post', id: 3 }, { posts: [post] })).toBe(true)
})

const aShop = (id: number, business_name: string): Shop => ({
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
const shops = [aShop(1, 'Ram Tailors'), aShop(2, 'Sharma Sweets'), aShop(3, 'शर्मा मिष्ठान')]
const found = (text: string, place?: string) => searchShops(shops, asked(text, place)).map(({ id }) => id)

test('a shop is found in either script and spelling, the same text first', () => {
  expect(found('शर्मा')).toEqual([3, 2])
  expect(found('sharma')).toEqual([2, 3])
  expect(found('sharma sweets')).toEqual([2, 3])
  expect(found('tailor')).toEqual([1])
  expect(found('zzqx')).toEqual([])
})

test('every shop is found by nothing, and by its district alone', () => {
  expect(found('')).toHaveLength(3)
  expect(found('', 'गया')).toHaveLength(3)
  expect(found('', 'Patna, Bihar')).toEqual([])
})

test('shops are found wherever they stand in a reply', () => {
  expect(findShops({ queries: [{ state: { data: [shops[0]] } }], other: null })).toEqual([shops[0]])
})

const PAGE = `<!DOCTYPE html><html lang="hi"><head><title>A &amp; B</title><link href="/assets/a-1.css"></head><body>
<img srcSet="/media/f/320.webp 320w, /media/f/640.webp 640w"><script>window.__reactRouterManifest = {
  "routes": { "home": { "module": "/assets/home-1.js" } }
};</script><script id="page-data" type="application/json">{"a":1}</script></body></html>`

test('a kept page says in itself when it was saved, and how it is called', async () => {
  const kept = (await stampPage(new Response(PAGE), new Date('2026-11-16T05:02:00Z'))) ?? Response.error()
  expect([savedAt(kept), titleOf(kept)]).toEqual(['2026-11-16T05:02:00.000Z', 'A & B'])
  expect(await (await markPage(kept)).text()).toContain(
    '<html data-saved-at="2026-11-16T05:02:00.000Z" lang="hi">',
  )
})

test('the files, small pictures and data of a page are read from its text', () => {
  expect(assetsIn(PAGE)).toEqual(['/assets/a-1.css'])
  expect(smallPicturesIn(PAGE)).toEqual(['/media/f/320.webp'])
  expect([PAGE, '<html>', '', '{"b":2}'].map(contentsOf)).toEqual([{ a: 1 }, null, null, { b: 2 }])
})

const LOGIN_OF_A_HOTEL = '<!DOCTYPE html><html><form>Room number</form></html>'
const htmlOf = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })

test('the page of another server is not kept as ours, nor is half of an answer', async () => {
  expect(await stampPage(htmlOf(LOGIN_OF_A_HOTEL))).toBeNull()
  expect([await isOwn(htmlOf(LOGIN_OF_A_HOTEL)), await isOwn(htmlOf(PAGE))]).toEqual([false, true])
  expect(await isOwn(Response.json({}))).toBe(true)
  const statuses = [200, 202, 206, 500, 503].map((status) => isWhole(new Response('', { status })))
  expect(statuses).toEqual([true, false, false, false, false])
})

test('what a gateway says without its server is no answer', async () => {
  const request = new Request('http://site/api/blogs/')
  const answer = async (status: number) =>
    noGateway.fetchDidSucceed?.({
      event: new Event('fetch') as ExtendableEvent,
      request,
      response: Response.json({}, { status }),
    })
  for (const status of [502, 504]) await expect(answer(status)).rejects.toThrow('does not answer')
  for (const status of [200, 404, 500, 503]) expect((await answer(status))?.status).toBe(status)
})
