import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../locales/en/PriceList.json'
import {
  expectToast,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  refusal,
  reply,
} from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { click, press, queryDialog, type } from '../../testing/page.tsx'
import { anItem, aPriceList } from '../../testing/price-lists.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import PricesPage from './PricesPage.tsx'

const READ = 'GET /api/items/'
const THREE = aPriceList(
  anItem(1, { name: 'Samosa' }),
  anItem(2, { name: 'Jalebi', price_paise: 16_000, unit: 'kg', is_available: false }),
  anItem(3, { name: 'Cake', price_paise: null, group: 'Orders' }),
)

const open = async (list: MockReply = reply(THREE), answers: Record<string, MockReply> = {}) => {
  signIn('provider', 'sharma_sweets')
  const server = mockServer({ [READ]: list, ...answers })
  await openPage('/traderdashboard/prices', PricesPage)
  await settle()
  return server
}
const words = () => document.body.textContent
const named = (text: string, name: string) => text.replace('{{name}}', name)
const actionsOf = (name: string) => within(screen.getByRole('list', { name: named(en.actions, name) }))
const action = (name: string, text: string) => actionsOf(name).getByRole('button', { name: text })
const isSoldOut = (name: string) => actionsOf(name).queryByRole('button', { name: en.available }) !== null
// Toasts are in a region as well.
const groups = () =>
  [...document.querySelectorAll<HTMLElement>('section[aria-labelledby]')].map((each) => [
    within(each).getByRole('heading').textContent,
    ...within(each)
      .getAllByRole('listitem')
      .flatMap((row) => row.querySelector('p')?.textContent ?? []),
  ])

test('other visitors are sent to the provider login', async () => {
  signIn('customer', 'asha')
  mockServer({})
  const router = await openPage('/traderdashboard/prices', PricesPage)
  await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
})

test('the list has its groups, prices and what is sold out', async () => {
  await open()
  expect(groups()).toEqual([
    [en.noGroup, 'Samosa', 'Jalebi'],
    ['Orders', 'Cake'],
  ])
  expect(words()).toContain('₹160 / kg')
  expect(words()).toContain('Ask for price')
  expect(words()).toContain('3 of 200 items')
  expect([isSoldOut('Jalebi'), isSoldOut('Samosa')]).toEqual([true, false])
})

test('an empty list says how to begin', async () => {
  await open(reply(aPriceList()))
  expect(words()).toContain(en.emptyText)
})

test('a list that can’t be loaded can be retried', async () => {
  let isLost = true
  await open(() => (isLost ? networkFailure() : reply(THREE)()))
  expect(words()).toContain(en.loadFailed)
  isLost = false
  await click(button(en.retry))
  await eventually(() => expect(words()).toContain('Samosa'))
})

test('a full list takes no more', async () => {
  await open(reply(aPriceList(...Array.from({ length: 200 }, (_, at) => anItem(at + 1)))))
  expect(screen.getByText(en.add).closest('button')?.disabled).toBe(true)
  expect(words()).toContain(en.full)
})

const titles = () => groups().map(([title]) => title)

/** A response that the test resolves. */
const held = (answer: MockReply) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: () => promise.then(answer), resolve }
}

test('arrow keys move an item in its group and announce its position; the order is saved', async () => {
  const saved = held(reply(THREE))
  const server = await open(reply(THREE), { 'PUT /api/items/order/': saved.answer })
  press('ArrowDown', button(named(en.move, 'Samosa')))
  await eventually(() => expect(groups()[0]).toEqual([en.noGroup, 'Jalebi', 'Samosa']))
  expect(words()).toContain('Samosa is now at position 2 of 2.')
  expect(server.calls('PUT /api/items/order/').map(({ body }) => body)).toEqual([{ item_ids: [2, 1, 3] }])
  saved.resolve()
  await settle()
})

test('the menu of an item moves it where it can go, and keeps the focus', async () => {
  const server = await open(reply(THREE), { 'PUT /api/items/order/': held(reply(THREE)).answer })
  const moves = (name: string) =>
    [en.moveUp, en.moveDown].filter((text) => actionsOf(name).queryByRole('button', { name: text }))
  expect([moves('Samosa'), moves('Jalebi'), moves('Cake')]).toEqual([[en.moveDown], [en.moveUp], []])
  await click(action('Samosa', en.moveDown))
  await eventually(() => expect(groups()[0]).toEqual([en.noGroup, 'Jalebi', 'Samosa']))
  expect(document.activeElement).toBe(button(named(en.actions, 'Samosa')))
  expect(server.calls('PUT /api/items/order/').map(({ body }) => body)).toEqual([{ item_ids: [2, 1, 3] }])
})

test('a move during the refetch after the previous one is saved as well', async () => {
  const readAgain = held(reply(THREE))
  const server = await open(inSequence(reply(THREE), readAgain.answer, reply(THREE)), {
    'PUT /api/items/order/': reply(THREE),
  })
  press('ArrowDown', button(named(en.move, 'Samosa')))
  await eventually(() => expect(server.calls(READ)).toHaveLength(2))
  press('ArrowUp', button(named(en.move, 'Samosa')))
  readAgain.resolve()
  const sent = () => server.calls('PUT /api/items/order/').map(({ body }) => body)
  await eventually(() => expect(sent()).toEqual([{ item_ids: [2, 1, 3] }, { item_ids: [1, 2, 3] }]))
  await eventually(() => expect(groups()[0]).toEqual([en.noGroup, 'Samosa', 'Jalebi']))
})

test('an order that can’t be saved is undone, with an error', async () => {
  const refused = held(refusal(500, 'unexpected', 'no'))
  await open(reply(THREE), { 'PUT /api/items/order/': refused.answer })
  press('ArrowUp', button(named(en.moveGroup, 'Orders')))
  await eventually(() => expect(titles()).toEqual(['Orders', en.noGroup]))
  refused.resolve()
  await expectToast(en.orderFailed)
  await eventually(() => expect(titles()).toEqual([en.noGroup, 'Orders']))
})

test('sold out is optimistic, and undone on failure', async () => {
  const server = await open(reply(THREE), { 'PUT /api/items/1/': refusal(500, 'unexpected', 'no') })
  await click(action('Samosa', en.soldOut))
  expect(server.calls('PUT /api/items/1/')[0]?.body).toEqual({ is_available: false })
  await expectToast(en.availableFailed)
  expect(isSoldOut('Samosa')).toBe(false)
})

test('sold out that is undone before the response is not sold out', async () => {
  const first = Promise.withResolvers<Response>()
  const server = await open(reply(THREE), {
    'PUT /api/items/1/': inSequence(() => first.promise, reply({ detail: '' })),
  })
  await click(action('Samosa', en.soldOut))
  expect(isSoldOut('Samosa')).toBe(true)
  await click(action('Samosa', en.available))
  expect(isSoldOut('Samosa')).toBe(false)
  first.resolve(Response.json({ detail: '' }))
  await eventually(() => expect(server.calls('PUT /api/items/1/')).toHaveLength(2))
  expect(server.calls('PUT /api/items/1/')[1]?.body).toEqual({ is_available: true })
  await settle()
  expect(isSoldOut('Samosa')).toBe(false)
})

test('the dialog before a deletion names the item; a failure stays in it', async () => {
  let isRefused = true
  const answer: MockReply = () => (isRefused ? networkFailure() : reply({ detail: '' })())
  const server = await open(reply(THREE), { 'DELETE /api/items/1/': answer })
  await click(action('Samosa', en.delete))
  expect(queryDialog()?.textContent).toContain('Samosa')
  await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: en.remove.confirm }))
  await eventually(() => expect(queryDialog()?.textContent).toContain(en.remove.failed))
  isRefused = false
  await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: en.remove.confirm }))
  await eventually(() => expect(queryDialog()).toBeNull())
  expect(server.calls('DELETE /api/items/1/')).toHaveLength(2)
})

test('a pasted list has a preview before it is saved', async () => {
  const items = [
    { name: 'Haircut', description: '', price_paise: 8_000, price_to_paise: null, unit: '', group: 'Men' },
  ]
  const server = await open(reply(aPriceList()), {
    'POST /api/items/paste/': reply({ items, problems: [{ line: 2, text: 'Rice 25 kg' }] }),
    'POST /api/items/bulk/': reply({ created: 1 }, 201),
  })
  await click(button(en.paste))
  const box = screen.getByLabelText<HTMLInputElement>(en.pasteBox.label)
  type(box, 'Haircut 80\nRice 25 kg')
  await click(button(en.pasteBox.read))
  await eventually(() => screen.getByText('Line 2: Rice 25 kg'))
  expect(server.calls('POST /api/items/bulk/')).toEqual([])
  await click(button('Save 1 item'))
  await expectToast('1 item added.')
  expect(server.calls('POST /api/items/bulk/')[0]).toMatchObject({ body: { items }, key: expect.any(String) })
})

test('a new text after the preview needs a new preview', async () => {
  await open(reply(aPriceList()), { 'POST /api/items/paste/': reply({ items: [], problems: [] }) })
  await click(button(en.paste))
  const box = screen.getByLabelText<HTMLInputElement>(en.pasteBox.label)
  type(box, 'x')
  await click(button(en.pasteBox.read))
  await eventually(() => screen.getByText(en.pasteBox.empty))
  type(box, 'Tea 10')
  expect(screen.queryByText(en.pasteBox.empty)).toBeNull()
})

test('the form is validated before sending', async () => {
  await open()
  await click(button(en.add))
  await click(button(en.form.save))
  await eventually(() => expect(words()).toContain(en.rules.required))
  type(screen.getByLabelText<HTMLInputElement>(new RegExp(en.fields.price_paise)), 'twelve')
  await click(button(en.form.save))
  await eventually(() => expect(words()).toContain(en.rules.itemPriceWrong))
})

test('a form that closes focuses its item at once, and so never takes the focus from a later key', async () => {
  await open()
  await click(action('Samosa', en.edit))
  button(en.form.cancel).click()
  expect(document.activeElement).toBe(button(named(en.actions, 'Samosa')))
})
