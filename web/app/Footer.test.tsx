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
const locations = () =>
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

test('has company, years, hours and place', async () => {
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
  test('are requested near the viewport, in the language of the page', async () => {
    await visitFooter()
    expect(answer).not.toHaveBeenCalled()
    comeNear()
    await eventually(() => expect(locations()).toEqual(['Gaya, Bihar']))
    expect(answer.mock.calls.map(([address]) => address)).toEqual(['/api/locations?lang=en'])
  })

  test('change every three seconds, indefinitely', async () => {
    await visitFooter()
    comeNear()
    await eventually(() => expect(locations()).toEqual(['Gaya, Bihar']))
    vi.useFakeTimers()
    fire(find('footer section'), new FocusEvent('focusin', { bubbles: true }))
    fire(find('footer section'), new FocusEvent('focusout', { bubbles: true }))

    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await wait(2_900)
    expect(locations()).toEqual(['Gaya, Bihar'])
    await wait(200)
    expect(locations()).toEqual(['Ranchi, Jharkhand'])
    await wait(3_000)
    expect(locations()).toEqual(['Gaya, Bihar'])
  })

  test.each([
    ['has them in focus', () => new FocusEvent('focusin', { bubbles: true })],
    ['points at them', () => new MouseEvent('mouseover', { bubbles: true })],
  ])('pause while a user %s', async (_case, holding) => {
    await visitFooter()
    comeNear()
    await eventually(() => expect(locations()).toEqual(['Gaya, Bihar']))
    vi.useFakeTimers()
    fire(find('footer section'), holding())
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(locations()).toEqual(['Gaya, Bihar'])
  })

  test('that fail to load leave the space empty, and are logged', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    await visitFooter()
    comeNear()
    await eventually(() => expect(log).toHaveBeenCalledOnce())
    expect(locations()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
