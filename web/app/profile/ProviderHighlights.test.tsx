import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someHours } from '../../testing/hours.ts'
import { aProvider } from '../../testing/providers.ts'
import { eventually, visit } from '../../testing/visit.tsx'
import { ProviderHighlights } from './parts/ProviderHighlights.tsx'

let groups: object[] = []
beforeEach(() => {
  groups = []
  vi.stubGlobal('fetch', async () => Response.json({ groups }))
})
afterEach(() => vi.unstubAllGlobals())

const open = (provider = aProvider()) =>
  visit({
    at: '/',
    shell: { Component: Outlet },
    pages: [{ path: '/', element: <ProviderHighlights provider={provider} /> }],
  })
const parts = () => screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])
const items = (...prices: (number | null)[]) => prices.map((price_paise) => ({ price_paise }))

test('says how a business is rated, whether it is open and what it costs', async () => {
  groups = [{ title: '', items: items(null, 2_000, 1_200) }]
  await open(aProvider({ rating: { average: 4.3, count: 27 }, hours: someHours() }))
  await eventually(() => expect(parts()).toHaveLength(3))
  expect(parts()).toEqual([
    ['#reviews', expect.stringContaining('4.3')],
    ['#prices', 'from ₹12'],
    ['#hours', 'Open now'],
  ])
})

test('is not rendered without data', async () => {
  await open()
  expect(parts()).toEqual([])
})
