import { afterEach, expect, test, vi } from 'vitest'
import { aProvider } from '../../testing/providers.ts'
import { forgetViewed, readViewed, saveViewed } from './viewed-providers.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const view = (...ids: number[]) => ids.forEach((id) => saveViewed(aProvider({ id })))
const viewedIds = () => readViewed().map(({ id }) => id)

test('the last opened comes first, once each, six at most', () => {
  view(1, 2, 3, 2)
  expect(viewedIds()).toEqual([2, 3, 1])
  view(4, 5, 6, 7)
  expect(viewedIds()).toEqual([7, 6, 5, 4, 2, 3])
})

test('a row is stored without contact details, and without the open state, which changes', () => {
  saveViewed(aProvider({ hours: null }))
  const stored = localStorage.getItem('viewed_providers') ?? ''
  expect(stored).not.toMatch(/sharma@example|7000008887|Tekari Road/)
  expect(readViewed()[0]).toMatchObject({ business_name: 'Sharma Sweets', is_open: null })
  expect(readViewed()[0]?.images).toHaveLength(1)
})

test('a business is forgotten, and the last one leaves nothing stored', () => {
  view(1, 2)
  forgetViewed(1)
  expect(viewedIds()).toEqual([2])
  forgetViewed(2)
  expect(localStorage.getItem('viewed_providers')).toBeNull()
})

test('blocked or broken storage is an empty list', () => {
  localStorage.setItem('viewed_providers', '[{"id":')
  expect(readViewed()).toEqual([])
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  view(1)
  expect(readViewed()).toEqual([])
})
