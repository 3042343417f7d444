import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockServer, networkFailure, openPage, reply } from '../../testing/forms.tsx'
import { aFoundProvider, aProvider } from '../../testing/providers.ts'
import { eventually, signIn } from '../../testing/visit.tsx'
import { saveViewed } from '../providers/viewed-providers.ts'
import { Returning } from './parts/Returning.tsx'
import './parts/ReturningSections.tsx'

const OPEN = 'GET /api/marketplace/search/'

const open = async (answer = reply([aFoundProvider(1), aFoundProvider(2)])) => {
  const server = mockServer({ [OPEN]: answer })
  await openPage('/', Returning)
  return server
}
const section = (name: string) => eventually(() => screen.getByRole('region', { name }))
const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('a visitor who opened no business has none of it, and nothing is loaded', async () => {
  const server = await open()
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  expect(server.calls(OPEN)).toEqual([])
})

test('a signed-in customer has open businesses of all districts, with a link to all of them', async () => {
  signIn('customer', 'asha')
  const server = await open()
  const region = await section('Businesses open now')
  await eventually(() => expect(names(region)).toEqual(['Shop 1', 'Shop 2']))
  expect(server.calls(OPEN)[0]?.query).toEqual({ lang: 'en', open_now: '1', limit: '6' })
  expect(within(region).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/home?open_now=1')
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
})

test('a visitor who opened businesses has them, and open ones of the last one’s district', async () => {
  saveViewed(aProvider({ id: 8, business_name: 'Verma Tailors', district: 'Patna' }))
  saveViewed(aProvider())
  const server = await open()
  expect(names(await section('Recently viewed'))).toEqual(['Sharma Sweets', 'Verma Tailors'])
  await section('Open now in Gaya, Bihar')
  expect(server.calls(OPEN)[0]?.query).toMatchObject({ location: 'Gaya, Bihar' })
})

test('the chosen district is that of the open businesses', async () => {
  sessionStorage.setItem('location', 'Patna, Bihar')
  saveViewed(aProvider())
  await open()
  const region = await section('Open now in Patna, Bihar')
  expect(within(region).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
    '/home?open_now=1&district=Patna%2C+Bihar',
  )
})

test.each([
  ['none is open', reply([])],
  ['they cannot be loaded', networkFailure],
])('it says so when %s', async (_case, answer) => {
  signIn('customer', 'asha')
  await open(answer)
  await eventually(() => expect(screen.getByText('No business is open here right now.')).toBeDefined())
})
