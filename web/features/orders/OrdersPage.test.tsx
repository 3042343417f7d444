import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../locales/en/Orders.json'
import { mockServer, openPage, reply } from '../../testing/forms.tsx'
import { anOrder } from '../../testing/orders.ts'
import { eventually, settle, signIn } from '../../testing/visit.tsx'
import OrdersPage from './OrdersPage.tsx'

const READ = 'GET /api/orders/'

const open = async (at: string, orders: ReturnType<typeof anOrder>[]) => {
  signIn('customer', 'asha')
  const server = mockServer({ [READ]: reply({ results: orders, next: null }) })
  await openPage(at, OrdersPage)
  await settle()
  return server
}

test('a customer sees business, number, items, total and status of each order', async () => {
  await open('/orders', [anOrder(), anOrder({ order_id: 9, status: 'ready', total_paise: 29_000 })])
  const list = await eventually(() => screen.getByRole('list', { name: en.own.title }))
  const [sent, ready] = within(list).getAllByRole('link')
  expect([sent?.getAttribute('href'), ready?.getAttribute('href')]).toEqual(['/orders/12', '/orders/9'])
  for (const text of ['Sharma Sweets', en.status.sent, 'Jalebi: 1.5 kg, Cake: 1 piece', en.list.noTotal])
    expect(sent?.textContent).toContain(text)
  for (const text of [en.status.ready, '₹290']) expect(ready?.textContent).toContain(text)
})

test('the status in the URL filters the list', async () => {
  const server = await open('/orders?status=ready', [])
  await eventually(() => screen.getByText(en.own.emptyStatus))
  expect(server.calls(READ)[0]?.query).toMatchObject({ status: 'ready' })
  const filter = within(screen.getByRole('navigation', { name: en.list.filter }))
  expect(filter.getByRole('link', { name: en.status.ready }).getAttribute('aria-current')).toBeTruthy()
  expect(filter.getByRole('link', { name: en.list.all }).getAttribute('href')).toBe('/orders')
})
