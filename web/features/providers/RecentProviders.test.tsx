import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { expect, test, vi } from 'vitest'
import { button, visit } from '../../testing/visit.tsx'
import { click, find } from '../../testing/page.tsx'
import { RecentProviders } from './RecentProviders.tsx'
import { aSummary } from '../../testing/providers.ts'

const open = (providers = [1, 2, 3, 4].map(aSummary)) =>
  visit({
    shell: { Component: Outlet },
    pages: [{ path: '/', element: <RecentProviders providers={providers} /> }],
  })

/** There is no layout here: four slides, of which three are visible. */
const lay = (row: HTMLElement, scrollLeft: number) =>
  Object.defineProperties(row, {
    clientWidth: { value: 900 },
    scrollWidth: { value: 1_200 },
    scrollLeft: { value: scrollLeft, configurable: true },
  })

test('every card links to its profile', async () => {
  await open()
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/providerprofile/1',
    '/providerprofile/2',
    '/providerprofile/3',
    '/providerprofile/4',
  ])
})

test('a verified provider has a badge', async () => {
  await open([aSummary(1), { ...aSummary(2), verified: true }])
  const cards = screen.queryAllByRole('article').map((card) => card.textContent)
  expect(cards.map((words) => words.includes('Verified'))).toEqual([false, true])
})

test('its pictures are lazy', async () => {
  await open()
  const waiting = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
  expect(new Set(waiting)).toEqual(new Set(['lazy']))
})

test.each([
  ['Next', 'on by as many as are seen', 0, 900],
  ['Next', 'from its end to its beginning', 300, 0],
  ['Previous', 'from its beginning to its end', 0, 300],
])('%s moves the row %s', async (name, _where, from, to) => {
  await open()
  const row = find('ul')
  lay(row, from)
  const scrollTo = vi.spyOn(row, 'scrollTo').mockReturnValue()
  await click(button(name))
  expect(scrollTo).toHaveBeenCalledWith({ left: to })
})
