// What a customer wants to order from one business, in the drafts of the account: it survives reloads, and logging in.
import { useMemo, useSyncExternalStore } from 'react'
import type { Handover } from '../../../contract/limits.ts'
import type { OrderUnit } from '../../../contract/order-rules.ts'
import { deleteDraft, readDraft, saveDraft } from '../../lib/forms/drafts.ts'
import { ownerOf, VISITOR } from '../../lib/outbox/owner.ts'
import { useSession } from '../../lib/session/session.ts'

/** With the price that the customer saw. */
export type BasketLine = {
  /** Null from a saved district, which has no ids. */
  item_id: number | null
  name: string
  unit: OrderUnit
  price_paise: number | null
  price_to_paise: number | null
  quantity: string
}

export type Basket = {
  lines: readonly BasketLine[]
  note: string
  handover: Handover
  address: string
}

const EMPTY_BASKET: Basket = { lines: [], note: '', handover: 'pickup', address: '' }

/** Of the draft. */
export const basketName = (providerId: number) => `basket:${providerId}`

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Of the other tabs.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

// Strings, which useSyncExternalStore can compare.
const readText = (account: number, providerId: number) =>
  JSON.stringify(readDraft(account, basketName(providerId)) ?? readDraft(VISITOR, basketName(providerId)))

const parse = (text: string): Basket => {
  const stored = JSON.parse(text) as Partial<Basket> | null
  return Array.isArray(stored?.lines) ? { ...EMPTY_BASKET, ...stored } : EMPTY_BASKET
}

export const useBasket = (providerId: number) => {
  const account = ownerOf(useSession())
  const text = useSyncExternalStore(
    subscribe,
    () => readText(account, providerId),
    () => 'null',
  )
  const basket = useMemo(() => parse(text), [text])
  const save = (next: Basket) => {
    deleteDraft(VISITOR, basketName(providerId))
    if (next.lines.length === 0) deleteDraft(account, basketName(providerId))
    else saveDraft(account, basketName(providerId), next)
    for (const listener of listeners) listener()
  }
  return { basket, save, clear: () => save(EMPTY_BASKET) }
}

/** What is added to a basket. */
export type OrderableItem = Omit<BasketLine, 'quantity'>

export const isSameItem = (one: OrderableItem, other: OrderableItem) =>
  one.item_id !== null && other.item_id !== null
    ? one.item_id === other.item_id
    : one.name === other.name && one.unit === other.unit

export const quantityIn = ({ lines }: Basket, item: OrderableItem) =>
  lines.find((line) => isSameItem(line, item))?.quantity

export const withoutLine = (basket: Basket, item: OrderableItem): Basket => ({
  ...basket,
  lines: basket.lines.filter((each) => !isSameItem(each, item)),
})

/** '' removes it. The price that was seen when the item was added stays. */
export const withQuantity = (basket: Basket, item: OrderableItem, quantity: string): Basket => {
  if (quantity === '') return withoutLine(basket, item)
  const { item_id, name, unit, price_paise, price_to_paise } = item
  const added = { item_id, name, unit, price_paise, price_to_paise, quantity }
  const lines =
    quantityIn(basket, item) === undefined
      ? [...basket.lines, added]
      : basket.lines.map((each) => (isSameItem(each, item) ? { ...each, quantity } : each))
  return { ...basket, lines }
}
