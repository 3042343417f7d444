import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import en from '../../locales/en/Orders.json'
import enProfile from '../../locales/en/ProviderProfile.json'
import {
  fieldCodes,
  fillIn,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  reply,
  submit,
} from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { anOrder } from '../../testing/orders.ts'
import { click, find, queryDialog, type } from '../../testing/page.tsx'
import { anItem, aPriceList } from '../../testing/price-lists.ts'
import { aProvider } from '../../testing/providers.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import { OrderablePriceList } from './OrderablePriceList.tsx'
import './OrderDialog.tsx'

const LIST = 'GET /api/providers/8/items/'
const SEND = 'POST /api/orders/'

const jalebi = anItem(1, { name: 'Jalebi', unit: 'kg', price_paise: 16_000 })
const samosa = anItem(2, { name: 'Samosa', unit: 'piece', price_paise: 1_200 })
const cake = anItem(3, { name: 'Cake', price_paise: null })
const list = reply(aPriceList(jalebi, samosa, cake))

const TERMS = { min_order_paise: 0, delivers: false, delivery_note: '' }

type Options = { orders?: typeof TERMS | null; answers?: Record<string, MockReply> }

const open = async ({ orders = TERMS, answers = {} }: Options = {}) => {
  const server = mockServer({
    [LIST]: list,
    'GET /api/customer-blocks/': reply([]),
    [SEND]: reply(anOrder(), 201),
    ...answers,
  })
  const provider = aProvider({ id: 8, orders })
  await openPage('/', () => <OrderablePriceList provider={provider} />)
  await settle()
  return server
}
const named = (text: string, name: string) => text.replace('{{name}}', name)
const add = (name: string) => click(button(named(enProfile.orders.addThis, name)))
const bar = () => screen.queryByRole('complementary', { name: enProfile.orders.basket })
const review = async () => {
  await click(button(enProfile.orders.review))
  await eventually(() => expect(queryDialog()).not.toBeNull())
}
const dialogText = () => queryDialog()?.textContent
const quantityOf = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', {
    name: named(en.basket.quantityOf, name),
  })

beforeEach(() => signIn('customer', 'asha'))

test('a business that takes no orders has no buttons to add items', async () => {
  await open({ orders: null })
  expect(screen.queryByRole('button', { name: named(enProfile.orders.addThis, 'Samosa') })).toBeNull()
})

test('priced items are added in half kilos and whole pieces; the others can be asked about', async () => {
  await open()
  expect(screen.queryByRole('button', { name: named(enProfile.orders.addThis, 'Cake') })).toBeNull()
  expect(button(named(enProfile.prices.askThis, 'Cake'))).toBeTruthy()
  await add('Jalebi')
  expect(document.activeElement).toBe(button(named(enProfile.orders.more, 'Jalebi')))
  await click(button(named(enProfile.orders.more, 'Jalebi')))
  await click(button(named(enProfile.orders.more, 'Jalebi')))
  await add('Samosa')
  expect(bar()?.textContent).toContain('₹2522 items')
  expect(document.body.textContent).toContain('1.5 kg₹240')
})

test('the basket is there after a reload, also when the customer logged in meanwhile', async () => {
  localStorage.clear()
  await open()
  await add('Samosa')
  cleanup()
  signIn('customer', 'asha')
  await open()
  expect(bar()?.textContent).toContain('₹121 item')
  await click(button(named(enProfile.orders.removeThis, 'Samosa')))
  expect(sessionStorage.length).toBe(0)
})

test('a visitor is asked to log in before the order is sent', async () => {
  localStorage.clear()
  await open()
  await add('Samosa')
  await review()
  expect(dialogText()).toContain(en.basket.loginFirst)
})

test('sends the items with their quantities, and empties the basket', async () => {
  const server = await open()
  await add('Jalebi')
  await review()
  type(quantityOf('Jalebi'), '0.250')
  fillIn({ note: 'Crisp' })
  await submit()
  await eventually(() => expect(dialogText()).toContain(en.basket.sent))
  expect(server.calls(SEND).map(({ body }) => body)).toEqual([
    {
      provider_id: 8,
      items: [{ item_id: 1, quantity: '0.250' }],
      note: 'Crisp',
      handover: 'pickup',
      address: '',
    },
  ])
  expect(find('dialog a').getAttribute('href')).toBe('/orders/12')
  expect(bar()).toBeNull()
})

test('a delivery needs a postal address, and an order its minimum', async () => {
  const server = await open({
    orders: { min_order_paise: 5_000, delivers: true, delivery_note: 'Near Tekari' },
  })
  await add('Samosa')
  await review()
  await submit()
  expect(dialogText()).toContain('Minimum order ₹50. Add ₹38 more.')
  type(quantityOf('Samosa'), '5')
  await click(screen.getByRole('radio', { name: /^Have it delivered/ }))
  await submit()
  expect(dialogText()).toContain(en.basket.rules.required)
  fillIn({ address: '12 Station Road' })
  await submit()
  await eventually(() => expect(dialogText()).toContain(en.basket.sent))
  expect(server.calls(SEND)[0]?.body).toMatchObject({ handover: 'delivery', address: '12 Station Road' })
})

test('with a price range the total is open, and no minimum applies', async () => {
  const thali = anItem(4, { name: 'Thali', unit: 'plate', price_paise: 10_000, price_to_paise: 15_000 })
  const server = await open({
    orders: { ...TERMS, min_order_paise: 500_000 },
    answers: { [LIST]: reply(aPriceList(samosa, thali)) },
  })
  await add('Thali')
  await add('Samosa')
  expect(bar()?.textContent).toContain('₹12 + more')
  await review()
  expect(dialogText()).toContain(en.basket.unpriced)
  await submit()
  await eventually(() => expect(dialogText()).toContain(en.basket.sent))
  expect(server.calls(SEND)).toHaveLength(1)
})

test('half a piece is refused in the form', async () => {
  const server = await open()
  await add('Samosa')
  await review()
  type(quantityOf('Samosa'), '1.5')
  await submit()
  expect(dialogText()).toContain(en.basket.rules.orderQuantityWhole)
  expect(server.calls(SEND)).toEqual([])
})

describe('what changed since the items were added', () => {
  test('is displayed first, and sent with the next press', async () => {
    const dearer = reply(aPriceList({ ...jalebi, price_paise: 18_000 }))
    const server = await open({ answers: { [LIST]: inSequence(list, dearer, dearer) } })
    await add('Jalebi')
    await add('Samosa')
    await review()
    await submit()
    await eventually(() => expect(dialogText()).toContain(en.basket.changed))
    expect(dialogText()).toContain('Was ₹160 / kg')
    expect(dialogText()).toContain('Sold out: Samosa')
    expect(server.calls(SEND)).toEqual([])
    await submit()
    await eventually(() => expect(dialogText()).toContain(en.basket.sent))
    expect(server.calls(SEND)[0]?.body).toMatchObject({ items: [{ item_id: 1, quantity: '0.5' }] })
  })

  test('is named by the server when it happens while the order is sent', async () => {
    const soldOut = reply(
      { items: { 2: ['This item is sold out or no longer on the price list.'] } },
      400,
      fieldCodes({ items: { 2: ['orderItemUnavailable'] } }),
    )
    await open({ answers: { [SEND]: soldOut } })
    await add('Samosa')
    await review()
    await submit()
    await eventually(() => expect(dialogText()).toContain('Your order was not sent. Samosa: sold out.'))
    expect(bar()?.textContent).toContain('1 item')
  })
})

test('offline the order keeps its items', async () => {
  await open({ answers: { [SEND]: networkFailure } })
  await add('Samosa')
  await review()
  await submit()
  // jsdom has no IndexedDB, so nothing can be queued here: e2e/orders.spec.ts.
  await eventually(() => expect(dialogText()).toContain('Your order was not sent. Try again.'))
  expect(bar()?.textContent).toContain('1 item')
})
