import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../../locales/en/AdminPeople.json'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import { errorAt, fillIn, reply, submit } from '../../../testing/forms.tsx'
import { anOrder } from '../../../testing/orders.ts'
import { click } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import OrdersPage from './OrdersPage.tsx'

const { order_id, number, status, total_paise, handover, customer, provider, created_at } = anOrder()
const LISTED = { order_id, number, status, total_paise, handover, customer, provider, created_at }
const OPEN = 'POST /api/admin/orders/12/open/'

const open = (session = aStaffSession()) =>
  openAdmin({
    at: '/admin/orders?account=7',
    pages: [{ path: '/admin/orders', Component: OrdersPage }],
    session: reply(session),
    answers: { 'GET /api/admin/orders/': reply([LISTED]), [OPEN]: reply(anOrder()) },
  })

test('orders of an account are listed without their contents, which open with a reason', async () => {
  const { server } = await open()
  await eventually(() => screen.getByRole('link', { name: 'Asha Kumari' }))
  expect(server.calls('GET /api/admin/orders/')[0]?.query).toMatchObject({ account: '7' })
  expect(document.body.textContent).not.toContain('Jalebi')
  await click(button('Open order 3 from Sharma Sweets'))
  await submit()
  expect(errorAt('reason')).toBe(en.why.rules.required)
  fillIn({ reason: 'A complaint about this order' })
  await submit()
  await eventually(() => expect(document.body.textContent).toContain('1.5 kg Jalebi'))
  expect(server.calls(OPEN).map(({ body }) => body)).toEqual([{ reason: 'A complaint about this order' }])
})

test('staff without the right to see personal data cannot open an order', async () => {
  await open(aStaffSession({ rights: ['see_content'] }))
  await eventually(() => screen.getByRole('link', { name: 'Asha Kumari' }))
  expect(screen.queryByRole('button', { name: /^Open order/ })).toBeNull()
})
