import { act, screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { debounce } from '../../../contract/display.ts'
import { click, find, fire, focus, press, type } from '../../testing/page.tsx'
import { button, eventually, settle, visit } from '../../testing/visit.tsx'
import { type SearchCriteria, EMPTY_CRITERIA, type SearchKind } from './search-criteria.ts'
import { SearchBar } from './SearchBar.tsx'

const TITLES = ['Kirana', 'Sweets', 'Dhaba', 'Tea', 'Dairy', 'Fruits', 'Meat', 'Medical', 'Doctor']
const categories = TITLES.map((title, at) => ({ id: at + 1, title }))
const district = (id: number, name: string, state: string) => ({ id, name, state })

const replies: Record<string, unknown> = {
  '/api/search-suggestions/': {
    categories: [{ id: 2, title: 'Sweets', word: null, is_narrower: false }],
    items: [],
    businesses: [{ id: 7, name: 'Sharma Sweets', url: '/providerprofile/7' }],
    places: [],
  },
  '/api/post-search-suggestions/': {
    categories: [{ id: 2, title: 'Sweets' }],
    blog: [{ name: 'Tilkut is here', url: '/postpage/5' }],
  },
  '/api/district-suggestions/': [
    district(1, 'Aurangabad', 'Bihar'),
    district(2, 'Aurangabad', 'Maharashtra'),
  ],
}
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const searched = vi.fn<(criteria: SearchCriteria) => void>()

beforeEach(() => {
  searched.mockReset()
  fetchMock.mockReset().mockImplementation(async (url) => {
    const { pathname } = new URL(url, 'https://haat.example')
    return Response.json(replies[pathname] ?? [])
  })
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

const open = (kind: SearchKind = 'providers', criteria = EMPTY_CRITERIA) =>
  visit({
    shell: { Component: Outlet },
    pages: [
      {
        path: '/',
        element: <SearchBar {...{ kind, criteria, categories }} onSearch={searched} isSearching={false} />,
      },
    ],
  })

const box = (name: 'q' | 'district') => find(`[name=${name}]`) as HTMLInputElement
const options = () => screen.queryAllByRole('option').map((each) => each.textContent)
const option = (text: string) => {
  const found = screen.getAllByRole('option').find((each) => each.textContent === text)
  if (!found) throw new Error(`Nothing suggests ${text}`)
  return found
}
const submit = () => fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))

/** Types after the box with suggestions has replaced the plain one. */
const typeInto = async (name: 'q' | 'district', text: string) => {
  focus(box(name))
  await eventually(() => expect(box(name).getAttribute('role')).toBe('combobox'))
  type(box(name), text)
}
const requestsTo = (path: string) => fetchMock.mock.calls.map(([url]) => url).filter((a) => a.includes(path))

describe('categories', () => {
  const isPressed = (title: string) => button(title).getAttribute('aria-pressed') === 'true'

  test('at most one is chosen, and a second press clears it', async () => {
    await open()
    await click(button('Kirana'))
    expect(isPressed('Kirana')).toBe(true)
    await click(button('Medical'))
    expect([isPressed('Kirana'), isPressed('Medical')]).toEqual([false, true])
    await click(button('Medical'))
    expect(screen.queryByRole('button', { pressed: true })).toBeNull()
    expect(searched).not.toHaveBeenCalled()
  })

  test('the first row shows every seventh category, the others are collapsed', async () => {
    await open()
    const hidden = [...document.querySelectorAll('details button')].map((each) => each.textContent)
    expect(hidden).toEqual(TITLES.filter((title) => title !== 'Kirana' && title !== 'Medical'))
    expect(find('summary').textContent).toBe('All 9 categories')
    await click(button('Tea'))
    expect(find('summary').textContent).toContain('chosen: Tea')
  })

  test.each(['8', 'Medical'])('the one in the URL (%s) is pressed', async (category) => {
    await open('providers', { ...EMPTY_CRITERIA, category })
    expect(isPressed('Medical')).toBe(true)
  })
})

describe('a search that was sent', () => {
  test('closes the suggestions, and later responses do not open them', async () => {
    await open()
    await typeInto('q', 'sharma')
    await eventually(() => expect(options()).toHaveLength(2))
    submit()
    expect([options(), document.activeElement === box('q')]).toEqual([[], false])
    await typeInto('q', 'sharma s')
    submit()
    await eventually(() => expect(requestsTo('q=sharma+s')).toHaveLength(1))
    await settle()
    expect(options()).toEqual([])
  })

  test('before the suggestions were loaded does not move the focus back to the box', async () => {
    await open()
    focus(box('q'))
    type(box('q'), 'sharma')
    submit()
    await eventually(() => expect(box('q').getAttribute('role')).toBe('combobox'))
    expect([options(), document.activeElement === box('q')]).toEqual([[], false])
  })
})

describe('without scripts', () => {
  test.each([
    ['providers', '/home'],
    ['posts', '/posts'],
  ] as const)('a search for %s is a plain form to %s', async (kind, action) => {
    await open(kind, { q: 'chai', district: 'Gaya', category: '8' })
    const form = find('form')
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', action])
    expect([box('q').value, box('district').value]).toEqual(['chai', 'Gaya'])
    expect(find('input[name=category]').getAttribute('value')).toBe('8')
  })

  test('a category is a submit button of the form; the chosen one clears the category', async () => {
    await open('providers', { ...EMPTY_CRITERIA, category: '8' })
    const [kirana, medical] = [button('Kirana'), button('Medical')]
    expect([kirana.type, kirana.name, kirana.value]).toEqual(['submit', 'category', '1'])
    expect([medical.type, medical.name, medical.value]).toEqual(['submit', 'category', ''])
  })
})

describe('suggestions for the text', () => {
  test('a category is searched for', async () => {
    await open()
    await typeInto('q', 'swe')
    await eventually(() => expect(options()).toEqual(['Sweets', 'Sharma Sweets']))
    await click(option('Sweets'))
    expect(searched).toHaveBeenCalledExactlyOnceWith({ q: '', district: '', category: '2' })
  })

  test('a business is opened', async () => {
    const router = await open()
    await typeInto('q', 'swe')
    await eventually(() => option('Sharma Sweets'))
    await click(option('Sharma Sweets'))
    await eventually(() => expect(router.state.location.pathname).toBe('/providerprofile/7'))
    expect(searched).not.toHaveBeenCalled()
  })

  test('a post is opened', async () => {
    const router = await open('posts')
    await typeInto('q', 'til')
    await eventually(() => option('Tilkut is here'))
    press('ArrowUp', box('q'))
    press('Enter', box('q'))
    await eventually(() => expect(router.state.location.pathname).toBe('/postpage/5'))
  })

  test('text without a chosen suggestion is searched as typed', async () => {
    await open()
    await typeInto('q', ' बिजली मिस्त्री ')
    await eventually(() => option('Sweets'))
    submit()
    expect(searched).toHaveBeenCalledExactlyOnceWith({ q: 'बिजली मिस्त्री', district: '', category: '' })
  })

  test('Escape closes them and leaves the text', async () => {
    await open()
    await typeInto('q', 'swe')
    await eventually(() => option('Sweets'))
    press('Escape', box('q'))
    expect([options(), box('q').value]).toEqual([[], 'swe'])
  })

  test('their number is announced', async () => {
    await open()
    await typeInto('q', 'swe')
    await eventually(() => expect(find('search output').textContent).toBe('2 suggestions'))
  })

  test('are requested after the debounce, in the language of the page', async () => {
    await open()
    await typeInto('q', 's')
    type(box('q'), 'swe')
    await eventually(() => option('Sweets'))
    expect(requestsTo('search-suggestions')).toEqual(['/api/search-suggestions/?q=swe&lang=en'])
  })

  test('text typed before the code of the suggestions was loaded is debounced too', async () => {
    await open()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    type(box('q'), 'swe')
    focus(box('q'))
    await act(() => vi.waitFor(() => expect(box('q').getAttribute('role')).toBe('combobox'), { interval: 1 }))
    expect(requestsTo('search-suggestions')).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(debounce.suggestions))
    expect(requestsTo('search-suggestions')).toEqual(['/api/search-suggestions/?q=swe&lang=en'])
  })

  test('a slow request for an older text is aborted, and its response is never displayed', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const slow = Promise.withResolvers<Response>()
    fetchMock.mockImplementation(async (url, { signal }) => {
      signals.push(signal)
      if (url.includes('q=s&')) return slow.promise
      return Response.json(replies['/api/search-suggestions/'])
    })
    await open()
    await typeInto('q', 's')
    await eventually(() => expect(signals).toHaveLength(1))
    type(box('q'), 'swe')
    await eventually(() => option('Sharma Sweets'))
    expect(signals[0]?.aborted).toBe(true)
    slow.resolve(
      Response.json({
        categories: [],
        items: [],
        businesses: [{ id: 1, name: 'Late Shop', url: '/providerprofile/1' }],
        places: [],
      }),
    )
    await settle()
    expect(options()).toEqual(['Sweets', 'Sharma Sweets'])
  })

  test('that fail to load leave a box that searches', async () => {
    fetchMock.mockImplementation(async () => new Response(null, { status: 503 }))
    await open()
    await typeInto('q', 'swe')
    await eventually(() => expect(find('search output').textContent).toContain("Couldn't load"))
    submit()
    expect(searched).toHaveBeenCalledOnce()
  })
})

describe('the district', () => {
  test('is chosen with its state, and saved for the session', async () => {
    await open()
    await typeInto('district', 'aurang')
    await eventually(() => option('AurangabadMaharashtra'))
    await click(option('AurangabadMaharashtra'))
    expect(box('district').value).toBe('Aurangabad, Maharashtra')
    expect(sessionStorage.getItem('location')).toBe('Aurangabad, Maharashtra')
  })

  test('searching across all districts empties it', async () => {
    await open('providers', { ...EMPTY_CRITERIA, district: 'Gaya, Bihar' })
    await typeInto('district', 'aurang')
    await eventually(() => expect(options()).toHaveLength(3))
    await click(option('Search Across All Districts'))
    submit()
    expect(searched).toHaveBeenCalledExactlyOnceWith(EMPTY_CRITERIA)
    expect(sessionStorage.getItem('location')).toBe('')
  })

  test('is requested after the debounce, in the language of the page', async () => {
    await open()
    await typeInto('district', 'au')
    type(box('district'), 'aurang')
    await eventually(() => option('AurangabadBihar'))
    expect(requestsTo('district-suggestions')).toEqual(['/api/district-suggestions/?q=aurang&lang=en'])
  })
})

test('the suggestions do not take the focus back from another element', async () => {
  await open()
  focus(box('q'))
  focus(button('Kirana'))
  await eventually(() => expect(box('q').getAttribute('role')).toBe('combobox'))
  expect(document.activeElement).toBe(button('Kirana'))
})
