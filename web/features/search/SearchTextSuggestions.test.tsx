// The groups of the suggestions, and the recent searches among them.
import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find, fire, focus, press, type } from '../../testing/page.tsx'
import { eventually, settle, signIn, visit } from '../../testing/visit.tsx'
import { EMPTY_CRITERIA, type SearchCriteria } from './search-criteria.ts'
import { SearchBar } from './SearchBar.tsx'

const reply = {
  categories: [{ id: 9, title: 'Doctor', word: 'dentist', is_narrower: true }],
  items: [
    { name: 'dental cleaning', count: 14 },
    { name: 'denture', count: 1 },
  ],
  businesses: [{ id: 7, name: 'Denzil Stores', url: '/providerprofile/7' }],
  places: [{ district_id: 3, name: 'Gaya', state: 'Bihar', alias: 'Denpur' }],
}
const fetchMock = vi.fn<(url: string) => Promise<Response>>()
const searched = vi.fn<(criteria: SearchCriteria) => void>()

beforeEach(() => {
  searched.mockReset()
  fetchMock.mockReset().mockImplementation(async () => Response.json(reply))
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const open = () => {
  const bar = { kind: 'providers', criteria: EMPTY_CRITERIA, categories: [], isSearching: false } as const
  const element = <SearchBar {...bar} onSearch={searched} />
  return visit({ shell: { Component: Outlet }, pages: [{ path: '/', element }] })
}

const box = () => find('[name=q]') as HTMLInputElement
const options = () => screen.queryAllByRole('option').map((each) => each.textContent)
const option = (text: string) => {
  const found = screen.getAllByRole('option').find((each) => each.textContent === text)
  if (!found) throw new Error(`Nothing suggests ${text}`)
  return found
}

const typeText = async (text: string) => {
  focus(box())
  await eventually(() => expect(box().getAttribute('role')).toBe('combobox'))
  type(box(), text)
}

describe('suggestions of every kind', () => {
  const openWith = async () => {
    await open()
    await typeText('den')
    await eventually(() => expect(options()).toHaveLength(5))
  }

  test('are one list with headings: categories with the word, items with counts, businesses, places', async () => {
    await openWith()
    expect(
      [...document.querySelectorAll('[role=group] > [role=presentation]')].map((each) => each.textContent),
    ).toEqual(['Categories', 'Items', 'Businesses', 'Places'])
    expect(options()).toEqual([
      'Doctordentist',
      'dental cleaning14 businesses',
      'denture1 business',
      'Denzil Stores',
      'Denpur, GayaBihar',
    ])
  })

  test.each([
    ['a word of a part of a category', 'Doctordentist', { q: 'dentist', district: '', category: '9' }],
    ['an item', 'dental cleaning14 businesses', { q: 'dental cleaning', district: '', category: '' }],
    ['a place', 'Denpur, GayaBihar', { q: '', district: 'Gaya, Bihar', category: '' }],
  ])('%s starts a search', async (_what, text, criteria) => {
    await openWith()
    await click(option(text))
    expect(searched).toHaveBeenCalledExactlyOnceWith(criteria)
  })
})

describe('recent searches', () => {
  const searchFor = async (text: string) => {
    await typeText(text)
    fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
    await eventually(() => expect(localStorage.getItem('recent_searches')).toContain(text))
  }
  const openList = async () => {
    await typeText('')
    await eventually(() => expect(options().length).toBeGreaterThan(0))
  }

  test('are listed on focus, the newest first and each once, and searched again', async () => {
    await open()
    for (const text of ['one', 'two', 'three', 'four', 'five', 'Two', 'six']) await searchFor(text)
    await openList()
    expect(options()).toEqual(['six', 'Two', 'five', 'four', 'three', 'Clear recent searches'])
    await click(option('five'))
    expect(searched).toHaveBeenLastCalledWith({ q: 'five', district: '', category: '' })
  })

  test('come before the suggestions for what is typed', async () => {
    await open()
    await searchFor('dental floss')
    await typeText('den')
    await eventually(() => expect(options().slice(0, 2)).toEqual(['dental floss', 'Doctordentist']))
  })

  test('are removed one by one, by cross or by key, and all together', async () => {
    await open()
    for (const text of ['one', 'two', 'three']) await searchFor(text)
    await openList()
    const cross = option('two').querySelector('[aria-hidden=true]:last-child')
    await click(cross as HTMLElement)
    expect(options()).toEqual(['three', 'one', 'Clear recent searches'])
    // The pointer has highlighted the second.
    press('ArrowUp', box())
    press('Delete', box())
    expect(options()).toEqual(['one', 'Clear recent searches'])
    await click(option('Clear recent searches'))
    expect(options()).toEqual([])
    expect(localStorage.getItem('recent_searches')).toBe('guest')
  })

  test('are not listed for another account', async () => {
    localStorage.setItem('recent_searches', '8\nsecret')
    await open()
    await typeText('')
    await settle()
    expect(options()).toEqual([])
    signIn('customer', 'asha')
    await searchFor('mine')
    expect(localStorage.getItem('recent_searches')).toBe('7\nmine')
  })

  test('are listed without a request', async () => {
    localStorage.setItem('recent_searches', 'guest\nbukhar ki dawai')
    await open()
    await openList()
    expect(fetchMock).not.toHaveBeenCalled()
  })
})
