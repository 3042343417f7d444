import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { describe, expect, test } from 'vitest'
import en from '../../locales/en/Orders.json'
import {
  errorAt,
  fillIn,
  type MockReply,
  mockServer,
  networkFailure,
  refusal,
  reply,
  submit,
} from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { anOrder } from '../../testing/orders.ts'
import { click, queryDialog } from '../../testing/page.tsx'
import { button, eventually, settle, signIn, visit } from '../../testing/visit.tsx'
import OrderPage from './OrderPage.tsx'

const READ = 'GET /api/orders/12/'
const CHANGE = 'PUT /api/orders/12/'

const anAnswer = (given: Partial<ReturnType<typeof anOrder>> = {}, etag = '"1"') =>
  reply(anOrder(given), 200, { etag })

const open = async (role: 'customer' | 'provider', answers: Record<string, MockReply>) => {
  signIn(role, 'asha')
  const server = mockServer(answers)
  const pages = [{ path: '/orders/:id', Component: OrderPage }]
  const router = await visit({ at: '/orders/12', pages, shell: { Component: Outlet } })
  await settle()
  return { server, router }
}
const words = () => document.body.textContent
const choices = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

describe('for the customer', () => {
  test('a new order has its items and can be cancelled, with the version that was read', async () => {
    const { server } = await open('customer', {
      [READ]: anAnswer(),
      [CHANGE]: anAnswer({ status: 'cancelled' }, '"2"'),
    })
    expect(words()).toContain('1.5 kg Jalebi₹160 / kg')
    expect(words()).toContain(en.order.totalLater)
    expect(words()).not.toContain(en.payment.title)
    expect(choices()).toEqual([en.actions.cancelled, en.actions.chat])
    await click(button(en.actions.cancelled))
    await submit()
    await eventually(() => expect(words()).toContain(en.explain.customer.cancelled))
    expect(queryDialog()).toBeNull()
    expect(server.calls(CHANGE)).toMatchObject([{ body: { status: 'cancelled', note: '' }, ifMatch: '"1"' }])
  })

  test('an accepted order has the UPI id with its code, and says that Haat takes no part', async () => {
    const upi = { id: 'sharma@okbank', qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    await open('customer', { [READ]: anAnswer({ status: 'accepted', total_paise: 29_000, upi }) })
    expect(words()).toContain('UPI ID: sharma@okbank')
    expect(
      screen.getByRole<HTMLImageElement>('img', { name: 'QR code: ₹290 to Sharma Sweets' }).src,
    ).toContain(encodeURIComponent(upi.qr_svg))
    expect(words()).toContain(en.payment.noPart)
    expect(document.querySelector('a[href^="upi:"]')).toBeNull()
  })
})

describe('for the business', () => {
  test('an order with an item without a price is accepted with a total', async () => {
    const { server } = await open('provider', {
      [READ]: anAnswer(),
      [CHANGE]: anAnswer({ status: 'accepted', total_paise: 29_050 }),
    })
    await click(button(en.actions.accepted))
    await submit()
    expect(errorAt('total')).toBe(en.accept.rules.orderTotalWrong)
    fillIn({ total: '290.50', note: 'Ready at 6' })
    await submit()
    await eventually(() => expect(words()).toContain('The customer pays you directly: ₹290.50'))
    expect(server.calls(CHANGE)[0]?.body).toEqual({
      status: 'accepted',
      total_paise: 29_050,
      note: 'Ready at 6',
    })
  })

  test('an order is declined with a reason', async () => {
    const { server } = await open('provider', {
      [READ]: anAnswer(),
      [CHANGE]: anAnswer({ status: 'declined' }),
    })
    await click(button(en.actions.declined))
    await submit()
    expect(errorAt('note')).toBe(en.declined.rules.required)
    fillIn({ note: 'Closed today' })
    await submit()
    await eventually(() => expect(words()).toContain(en.explain.provider.declined))
    expect(server.calls(CHANGE)[0]?.body).toEqual({ status: 'declined', note: 'Closed today' })
  })

  test('an order that another device changed is shown as it is now', async () => {
    const ready = anAnswer({ status: 'ready', total_paise: 29_000 }, '"3"')
    const { server } = await open('provider', {
      [READ]: inSequence(anAnswer({ status: 'accepted', total_paise: 29_000 }), ready),
      [CHANGE]: inSequence(
        refusal(409, 'conflict', 'This changed elsewhere.'),
        anAnswer({ status: 'completed', total_paise: 29_000 }),
      ),
    })
    await click(button(en.actions.ready))
    await eventually(() => expect(words()).toContain(en.actions.stale))
    await click(button(en.actions.completed))
    await eventually(() => expect(words()).not.toContain(en.actions.stale))
    expect(server.calls(CHANGE).map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"3"'])
    expect(choices()).toEqual([en.actions.chat, en.actions.print])
  })

  test('a change that fails says why', async () => {
    await open('provider', {
      [READ]: anAnswer({ status: 'ready', total_paise: 1 }),
      [CHANGE]: networkFailure,
    })
    await click(button(en.actions.completed))
    await eventually(() => expect(screen.getByRole('alert').textContent).toBe(en.actions.noAnswer))
  })

  test('the chat about the order opens, in which the server quotes it', async () => {
    const { router } = await open('provider', {
      [READ]: anAnswer(),
      'POST /api/orders/12/chat/': reply({ chat_id: 9 }),
    })
    await click(button(en.actions.chat))
    await eventually(() => expect(router.state.location.search).toBe('?chat=9'))
    expect(router.state.location.pathname).toBe('/chatrequests')
  })
})

test('an order that can’t be loaded can be retried', async () => {
  await open('customer', { [READ]: inSequence(networkFailure, anAnswer()) })
  expect(words()).toContain(en.order.failed)
  await click(button(en.order.retry))
  await eventually(() => expect(words()).toContain('Jalebi'))
})
