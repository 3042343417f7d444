import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../locales/en/ProviderProfile.json'
import { type MockReply, mockServer, networkFailure, openPage, reply } from '../../testing/forms.tsx'
import { click, type } from '../../testing/page.tsx'
import { anItem, aPriceList } from '../../testing/price-lists.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import { formatLowestPrice } from './item-price.ts'
import { PriceListSection } from './PriceListSection.tsx'

const provider = { id: 7, business_name: 'Sharma Sweets', mobile_number: '9876543210' }
const READ = 'GET /api/providers/7/items/'
const words = () => document.body.textContent

const open = async (
  answer: MockReply,
  displayed: typeof provider | (typeof provider & { mobile_number: null }) = provider,
) => {
  mockServer({ [READ]: answer, 'GET /api/customer-blocks/': reply([]) })
  await openPage('/', () => <PriceListSection provider={displayed} />)
  await settle()
}
const many = aPriceList(
  ...Array.from({ length: 21 }, (_, at) => anItem(at + 1, { name: `Sweet ${at + 1}`, group: 'Sweets' })),
  anItem(50, { name: 'Samosa', group: 'Snacks' }),
)

test('items are grouped with their prices, and a visitor asks about one on WhatsApp', async () => {
  await open(reply(aPriceList(anItem(1, { name: 'Jalebi', unit: 'kg' }), anItem(2, { price_paise: null }))))
  expect(words()).toContain('₹12 / kg')
  expect(words()).toContain('Ask for price')
  const ask = screen.getByRole<HTMLAnchorElement>('link', { name: /Ask about Jalebi/ })
  expect(decodeURIComponent(ask.href)).toContain('wa.me/919876543210?text=Hello, I want to ask about Jalebi')
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('an empty list is not rendered for visitors', async () => {
  await open(reply(aPriceList()))
  expect(words()).not.toContain(en.prices.title)
})

test('the owner gets a link to fill an empty list, and no ask button', async () => {
  signIn('provider', 'sharma_sweets')
  await open(reply(aPriceList()))
  const add = screen.getByRole<HTMLAnchorElement>('link', { name: en.prices.add })
  expect(add.pathname).toBe('/traderdashboard/prices')
  expect(screen.queryByRole('link', { name: /Ask about/ })).toBeNull()
})

test('a list that can’t be loaded can be retried', async () => {
  let isLost = true
  await open(() => (isLost ? networkFailure() : reply(many)()))
  await eventually(() => expect(words()).toContain(en.prices.failed))
  isLost = false
  await click(button(en.prices.retry))
  await eventually(() => expect(words()).toContain('Samosa'))
})

test('a long list is searched within, and folds what is further down', async () => {
  await open(reply(many))
  expect([...document.querySelectorAll('details')].map((each) => each.open)).toEqual([true, false])
  type(screen.getByRole<HTMLInputElement>('searchbox'), 'samo')
  expect(screen.getAllByRole('listitem').map((each) => each.querySelector('p')?.textContent)).toEqual([
    'Samosa',
  ])
  type(screen.getByRole<HTMLInputElement>('searchbox'), 'ghee')
  expect(words()).toContain('No items found for ‘ghee’.')
})

test('the lowest price leaves out what has none or is free', () => {
  const t = ((key: string, { price }: { price: string }) => `${key} ${price}`) as never
  const list = aPriceList(
    anItem(1),
    anItem(2, { price_paise: 900 }),
    anItem(3, { price_paise: null }),
    anItem(4, { price_paise: 0 }),
  )
  expect(formatLowestPrice(list, t)).toBe('prices.from ₹9')
  expect(formatLowestPrice(aPriceList(anItem(1, { price_paise: null })), t)).toBeUndefined()
})
