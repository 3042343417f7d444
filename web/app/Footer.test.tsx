import { screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find, fire } from '../testing/page.tsx'
import { eventually, settle, visit } from '../testing/visit.tsx'

const PLACES = [
  { district_name: 'Gaya', state_name: 'Bihar' },
  { district_name: 'Ranchi', state_name: 'Jharkhand' },
]

// The page of these tests has no layout: whether something is near is said by hand.
let comeNear = () => undefined as void
class Observer {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: Observer['tell']) {
    this.tell = tell
  }
  observe() {
    comeNear = () => act(() => this.tell([{ isIntersecting: true }]))
  }
  disconnect() {
    comeNear = () => undefined
  }
}

const visitFooter = async () => {
  const router = await visit()
  await screen.findByRole('contentinfo')
  return router
}

const answer = vi.fn<typeof fetch>()
const shown = () =>
  [...document.querySelectorAll('footer section p:not([aria-hidden])')].map((p) => p.textContent)

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json(PLACES))
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('names the company and the years, the hours and the place', async () => {
  await visitFooter()
  const words = find('footer').textContent
  expect(words).toContain('© 2024 to 2025 Haat Digital')
  expect(words).toContain('Mon-Fri 9 AM to 5 PM')
  expect(words).toContain('Aurangabad, Bihar')
})

test.each(['/contact', '/services', '/privacypolicy'])(
  '%s opens, and the page scrolls smoothly to the top',
  async (to) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const router = await visitFooter()
    await click(find(`footer a[href="${to}"]`))
    await settle()
    expect(router.state.location.pathname).toBe(to)
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  },
)

describe('the locations', () => {
  test('are asked for only when the footer comes near, in the language of the page', async () => {
    await visitFooter()
    expect(answer).not.toHaveBeenCalled()
    comeNear()
    await eventually(() => expect(shown()).toEqual(['Gaya, Bihar']))
    expect(answer.mock.calls.map(([address]) => address)).toEqual(['/api/locations?lang=en'])
  })

  test('follow one another every three seconds, without end', async () => {
    await visitFooter()
    comeNear()
    await eventually(() => expect(shown()).toEqual(['Gaya, Bihar']))
    vi.useFakeTimers()
    fire(find('footer section'), new FocusEvent('focusin', { bubbles: true }))
    fire(find('footer section'), new FocusEvent('focusout', { bubbles: true }))

    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await wait(2_900)
    expect(shown()).toEqual(['Gaya, Bihar'])
    await wait(200)
    expect(shown()).toEqual(['Ranchi, Jharkhand'])
    await wait(3_000)
    expect(shown()).toEqual(['Gaya, Bihar'])
  })

  test.each([
    ['has them in focus', () => new FocusEvent('focusin', { bubbles: true })],
    ['points at them', () => new MouseEvent('mouseover', { bubbles: true })],
  ])('wait while somebody %s', async (_case, holding) => {
    await visitFooter()
    comeNear()
    await eventually(() => expect(shown()).toEqual(['Gaya, Bihar']))
    vi.useFakeTimers()
    fire(find('footer section'), holding())
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(shown()).toEqual(['Gaya, Bihar'])
  })

  test('that can’t be loaded leave the place empty, and only the log knows', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    await visitFooter()
    comeNear()
    await eventually(() => expect(log).toHaveBeenCalledOnce())
    expect(shown()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
