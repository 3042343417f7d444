import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withToast } from '../lib/toast.ts'
import { noteVisit } from './note-visit.ts'
import { click, find, press } from '../testing/page.tsx'
import { eventually, settle, visit } from '../testing/visit.tsx'

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn<() => void>(), hidePopover: vi.fn<() => void>() })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const countOf = (text: string) =>
  [...document.querySelectorAll('[data-sonner-toast]')].filter((toast) => toast.textContent?.includes(text))
    .length

describe('a toast that comes with a navigation', () => {
  test('is displayed once: going back and forward does not repeat it', async () => {
    const router = await visit()
    await act(() =>
      router.navigate('/home', { state: { ...withToast({ kind: 'success', text: 'Saved' }), reset: true } }),
    )
    await eventually(() => expect(countOf('Saved')).toBe(1))
    expect(router.state.location.state).toEqual({ reset: true })

    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/')
    await act(() => router.navigate(1))
    expect(router.state.location.pathname).toBe('/home')
    await settle()
    expect(countOf('Saved')).toBe(1)
  })

  test('of the provider’s screens is centred', async () => {
    const router = await visit()
    const state = withToast({ kind: 'error', text: 'Not yet', area: 'provider' })
    await act(() => router.navigate('/home', { state }))
    await eventually(() => expect(countOf('Not yet')).toBe(1))
    expect(find('[data-sonner-toast][data-type="error"]').dataset.xPosition).toBe('center')
  })
})

describe('when a page fails', () => {
  const failing = (error: unknown) => ({
    path: '/fails',
    loader: () => {
      throw error
    },
    element: null,
  })
  const words = () => find('main').textContent

  test.each([
    [404, 'Page not found'],
    [400, 'Page not found'],
    [429, 'The site is busy'],
    [503, 'The site is busy'],
    [500, 'Something went wrong'],
  ])('with %i it says: %s', async (status, title) => {
    await visit({ at: '/fails', pages: [failing(new Response(null, { status }))] })
    expect(find('h1').textContent).toBe(title)
    expect(words()).toContain(String(status))
  })

  test('bar and footer stay, and there are links', async () => {
    await visit({ at: '/fails', pages: [failing(new Response(null, { status: 404 }))] })
    expect(find('header nav')).toBeDefined()
    expect(find('footer')).toBeDefined()
    const ways = within(screen.getByRole('main'))
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/', '/search', '/market', '/contact'])
  })

  test('offline it says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await visit({ at: '/fails', pages: [failing(new TypeError('Failed to fetch'))] })
    expect(find('h1').textContent).toBe('You are offline')
    expect(words()).toContain('Try again')
  })

  test('in the shell itself, a bare page still explains it', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const Broken = () => {
      throw new Error('the shell is broken')
    }
    await visit({ shell: { Component: Broken } })
    expect(find('h1').textContent).toBe('Something went wrong')
    expect(screen.queryByRole('banner')).toBeNull()
  })
})

describe('the note about the app', () => {
  const onScreen = (width: number) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
  const note = () => screen.queryByRole('complementary')
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    return () => void vi.useRealTimers()
  })

  test('appears after a second and a half on a phone, and Escape closes it for the session', async () => {
    onScreen(768)
    const router = await visit()
    await wait(1_400)
    expect(note()).toBeNull()
    await wait(200)
    await eventually(() => expect(note()).not.toBeNull())
    expect(document.activeElement).toBe(document.body)

    press('Escape')
    expect(note()).toBeNull()
    await act(() => router.navigate('/posts'))
    await wait(5_000)
    expect(note()).toBeNull()
  })

  test('does not appear on a wide screen', async () => {
    onScreen(769)
    await visit()
    await wait(5_000)
    expect(note()).toBeNull()
  })

  test.each(['/logincustomer', '/loginadmin', '/signupprovider', '/admin'])(
    'does not come at %s',
    async (at) => {
      onScreen(360)
      await visit({ at })
      await wait(5_000)
      expect(note()).toBeNull()
    },
  )
})

test('a trial displays where its mails and codes are', async () => {
  const strip = () => document.querySelector('a[href="/outbox"]')?.textContent
  await visit({ site: { hasOutbox: true } })
  expect(strip()).toBe('Demo site: see emails and OTPs')
})

test('the banner of a trial is closed for the visit', async () => {
  const { dataset } = document.documentElement
  await visit({ site: { hasOutbox: true } })
  await click(screen.getByRole('button', { name: 'Close demo message' }))
  expect(dataset.trialNote).toBe('closed')
  delete dataset.trialNote
  noteVisit()
  expect(dataset.trialNote).toBe('closed')
  delete dataset.trialNote
})

test('an installation that sends its mails has no banner', async () => {
  await visit()
  expect(document.querySelector('a[href="/outbox"]')).toBeNull()
})

test('offline a link displays an error, and the page stays', async () => {
  const router = await visit()
  // From the second page of a first visit on.
  await click(find('nav a[href="/posts"]'))
  await vi.dynamicImportSettled()
  await settle()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const host = vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('haat.example')
  await click(find('nav a[href="/"]'))
  await eventually(() => expect(countOf('No internet. Check it and try again.')).toBe(1))
  expect(router.state.location.pathname).toBe('/posts')
  // A trial on one's own machine needs no network.
  host.mockReturnValue('localhost')
  await click(find('nav a[href="/"]'))
  await settle()
  expect(router.state.location.pathname).toBe('/')
})

test('a navigation moves the focus to the top of the page', async () => {
  await visit()
  expect(document.activeElement).toBe(document.body)
  await click(find('nav a[href="/posts"]'))
  await settle()
  expect(document.activeElement).toBe(find('main'))
})
