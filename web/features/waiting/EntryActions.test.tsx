import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import en from '../../locales/en/Waiting.json'
import { readDraft } from '../../lib/forms/drafts.ts'
import { addEntry, listEntries, removeAccount, updateEntry } from '../../lib/outbox/store.ts'
import { mockServer, networkFailure, openPage } from '../../testing/forms.tsx'
import { useIndexedDb } from '../../testing/indexed-db.ts'
import { click } from '../../testing/page.tsx'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import { EntryActions } from './EntryActions.tsx'

useIndexedDb()

const ACCOUNT = 7
const BASKET = { lines: [{ name: 'Samosa', quantity: '2' }] }
const CHANGE = en.changeThis.replace('{{kind}}', en.kinds.order)
const TRY_AGAIN = en.tryAgainThis.replace('{{kind}}', en.kinds.order)

const openRefused = async (reply: object, fieldCodes: object | null = null) => {
  const id = await addEntry(
    {
      kind: 'order',
      target: 'orders',
      about: { title: 'Sharma Sweets', to: '/providerprofile/8' },
      request: { method: 'POST', path: '/api/orders/by-name/', body: { items: [] } },
      draft: { summary: 'Samosa: 2', form: { name: 'basket:8', value: BASKET } },
      key: 'one',
    },
    ACCOUNT,
  )
  const refused = {
    status: 400,
    text: JSON.stringify(reply),
    fieldCodes: fieldCodes && JSON.stringify(fieldCodes),
  }
  const entry = await updateEntry(id, (now) => ({ ...now, state: 'refused' as const, reply: refused }))
  if (!entry) throw new Error('the entry is missing')
  const router = await openPage('/', () => <EntryActions entry={entry} />)
  return router
}

beforeEach(async () => {
  signIn('customer', 'asha')
  await removeAccount(ACCOUNT)
})

test('an order with a changed price goes back to the basket of its business', async () => {
  const router = await openRefused(
    { items: { 0: ['The price of this item has changed.'] } },
    { items: { 0: ['orderPriceChanged'] } },
  )
  expect(screen.getByRole('alert').textContent).toContain(en.invalid.order)
  expect(screen.queryByRole('button', { name: TRY_AGAIN })).toBeNull()
  await click(button(CHANGE))
  await eventually(() => expect(router.state.location.pathname).toBe('/providerprofile/8'))
  expect(readDraft(ACCOUNT, 'basket:8')).toEqual(BASKET)
  expect(await listEntries(ACCOUNT)).toEqual([])
})

test('an order that the business does not take can be tried again or discarded', async () => {
  mockServer({ 'POST /api/orders/by-name/': networkFailure })
  await openRefused({ code: 'orders_off', message: 'No orders.' })
  expect(screen.getByRole('alert').textContent).toContain(en.refusals.orders_off)
  expect(screen.queryByRole('button', { name: CHANGE })).toBeNull()
  await click(button(TRY_AGAIN))
  expect(await listEntries(ACCOUNT)).toHaveLength(1)
})
