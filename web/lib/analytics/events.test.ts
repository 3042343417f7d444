import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginVisit } from './events.ts'

const beacon = vi.fn<Navigator['sendBeacon']>()
let left = new AbortController()

beforeEach(() => {
  left = new AbortController()
  beacon.mockReset().mockReturnValue(true)
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
})
afterEach(() => {
  left.abort()
  localStorage.clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const visitProvider = (postId?: number) => beginVisit({ providerId: 7, postId }, left.signal)
const events = () => beacon.mock.calls.map(([, body]) => JSON.parse(body as string) as object)

const comeFrom = (page: string) => {
  const entries = [{ url: new URL(page, window.location.href).href }, {}]
  vi.stubGlobal('navigation', { currentEntry: { index: 1 }, entries: () => entries })
}

test.each([
  ['/search?q=Kaju+katli&district=Gaya', { from: 'search', search_text: 'Kaju katli' }],
  ['/home?category=9', { from: 'search' }],
  ['/market/bihar/gaya', { from: 'market' }],
  ['/', { from: 'home' }],
  ['/following', { from: 'home' }],
  ['/postpage/3', { from: 'post' }],
  ['/providerprofile/9?q=x', { from: 'link' }],
  ['https://elsewhere.example/search?q=mithai', { from: 'link' }],
])('counts a view from %s with its source', (page, origin) => {
  comeFrom(page)
  visitProvider()
  expect(beacon.mock.calls[0]?.[0]).toBe('/api/shop-events/')
  expect(events()).toEqual([{ provider_id: 7, kind: 'view', ...origin }])
})

test('prefers the source in the query string over the previous page', () => {
  comeFrom('/search?q=mithai')
  window.history.replaceState(null, '', '/providerprofile/7?from=qr')
  visitProvider()
  expect(events()).toEqual([{ provider_id: 7, kind: 'view', from: 'qr' }])
})

test('counts a view as a link for an unknown source or without a history', () => {
  window.history.replaceState(null, '', '/providerprofile/7?from=moon')
  visitProvider(3)
  expect(events()).toEqual([{ provider_id: 7, post_id: 3, kind: 'view', from: 'link' }])
})

test('counts a hidden page once it becomes visible', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  visitProvider()
  expect(events()).toEqual([])
  state.mockReturnValue('visible')
  for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event('visibilitychange'))
  expect(events()).toHaveLength(1)
})

test('counts clicks until the page is left', () => {
  document.body.innerHTML = '<a href="#call" data-counts="call"><b>Call</b></a><a href="#other">Other</a>'
  visitProvider()
  beacon.mockClear()
  document.querySelector('b')?.click()
  document.querySelector<HTMLElement>('a[href="#other"]')?.click()
  expect(events()).toEqual([{ provider_id: 7, kind: 'call' }])
  left.abort()
  document.querySelector('b')?.click()
  expect(events()).toHaveLength(1)
})

test('sends an event with the session of an account, and ignores a failure', async () => {
  localStorage.setItem('access_token', 'token')
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new Error('offline'))
  vi.stubGlobal('fetch', fetched)
  visitProvider()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  const [, request] = fetched.mock.calls[0] ?? []
  expect(request).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { authorization: 'Bearer token' },
  })
  expect(beacon).not.toHaveBeenCalled()
})

test('falls back to a call when sendBeacon fails', async () => {
  beacon.mockReturnValue(false)
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetched)
  visitProvider()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
})
