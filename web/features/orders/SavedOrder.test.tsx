// The district, the reduced page and the network: e2e/offline-district-search.spec.ts.
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import en from '../../locales/en/Orders.json'
import enProfile from '../../locales/en/ProviderProfile.json'
import enWaiting from '../../locales/en/Waiting.json'
import { listEntries, removeAccount } from '../../lib/outbox/store.ts'
import {
  fieldCodes,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  reply,
  submit,
} from '../../testing/forms.tsx'
import { useIndexedDb } from '../../testing/indexed-db.ts'
import { anOrder } from '../../testing/orders.ts'
import { click, queryDialog } from '../../testing/page.tsx'
import { anItem, aPriceList } from '../../testing/price-lists.ts'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import { AddSavedItem, SavedBasket } from './SavedOrder.tsx'
import './OrderDialog.tsx'

useIndexedDb()

const LIST = 'GET /api/providers/8/items/'
const BY_NAME = 'POST /api/orders/by-name/'
const BY_ID = 'POST /api/orders/'
const ACCOUNT = 7

const provider = { id: 8, business_name: 'Sharma Sweets' }
const samosa = { name: 'Samosa', unit: 'piece' as const, price_paise: 1_200, price_to_paise: null }
const listWith = (price_paise: number) => reply(aPriceList(anItem(2, { ...samosa, price_paise })))

const open = async (answers: Record<string, MockReply>) => {
  const server = mockServer({ [BY_NAME]: reply(anOrder(), 201), [BY_ID]: reply(anOrder(), 201), ...answers })
  await openPage('/', () => (
    <>
      <AddSavedItem providerId={provider.id} item={{ ...samosa, item_id: null }} />
      <SavedBasket provider={provider} />
    </>
  ))
  await click(button(enProfile.orders.addThis.replace('{{name}}', 'Samosa')))
  await click(button(enProfile.orders.review))
  await eventually(() => expect(queryDialog()).not.toBeNull())
  return server
}
const dialogText = () => queryDialog()?.textContent

beforeEach(async () => {
  signIn('customer', 'asha')
  await removeAccount(ACCOUNT)
})

test('offline, an order waits with the names and prices that were seen', async () => {
  await open({ [LIST]: networkFailure, [BY_NAME]: networkFailure })
  expect(dialogText()).toContain(en.basket.saved.terms.replace('{{name}}', 'Sharma Sweets'))
  expect(dialogText()).toContain(en.basket.saved.pickup)
  expect(screen.queryByRole('radio')).toBeNull()
  await submit()
  await eventually(() => expect(dialogText()).toContain(enWaiting.queuedText))
  const [entry, ...others] = await listEntries(ACCOUNT)
  expect(others).toEqual([])
  expect(entry?.request).toMatchObject({
    path: '/api/orders/by-name/',
    body: {
      provider_id: 8,
      items: [{ name: 'Samosa', unit: 'piece', price_paise: 1_200, price_to_paise: null, quantity: '1' }],
      note: '',
      handover: 'pickup',
      address: '',
    },
  })
  expect(entry?.about).toEqual({ title: 'Sharma Sweets', to: '/providerprofile/8' })
})

test('online again, items are found by their names, and a changed price is displayed before it is sent', async () => {
  const server = await open({ [LIST]: listWith(1_500) })
  await eventually(() => expect(dialogText()).toContain('Was ₹12 / piece'))
  expect(dialogText()).toContain(en.basket.pricesChanged)
  await submit()
  await eventually(() => expect(dialogText()).toContain(en.basket.sent))
  expect(server.calls(BY_ID)[0]?.body).toMatchObject({ items: [{ item_id: 2, quantity: '1' }] })
  expect(server.calls(BY_NAME)).toEqual([])
})

test('the items that the server refuses are named', async () => {
  const changed = reply(
    { items: { 0: ['The price of this item has changed.'] } },
    400,
    fieldCodes({ items: { 0: ['orderPriceChanged'] } }),
  )
  await open({ [LIST]: networkFailure, [BY_NAME]: changed })
  await submit()
  await eventually(() =>
    expect(dialogText()).toContain('Your order was not sent. Samosa: the price has changed.'),
  )
})
