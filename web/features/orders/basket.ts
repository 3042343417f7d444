// What a customer wants to order from one business, in the drafts of the account: it survives reloads, and logging in.
import { useMemo, useSyncExternalStore } from 'react'
import type { Handover } from '../../../contract/limits.ts'
import type { OrderUnit } from '../../../contract/order-rules.ts'
import { deleteDraft, readDraft, saveDraft } from '../../lib/forms/drafts.ts'
import { ownerOf, VISITOR } from '../../lib/outbox/owner.ts'
import { useSession } from '../../lib/session/session.ts'

/** With the price that the customer saw. */
export type BasketLine = {
  item_id: number
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

const nameOf = (providerId: number) => `basket:${providerId}`

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
  JSON.stringify(readDraft(account, nameOf(providerId)) ?? readDraft(VISITOR, nameOf(providerId)))

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
    deleteDraft(VISITOR, nameOf(providerId))
    if (next.lines.length === 0) deleteDraft(account, nameOf(providerId))
    else saveDraft(account, nameOf(providerId), next)
    for (const listener of listeners) listener()
  }
  return { basket, save, clear: () => save(EMPTY_BASKET) }
}

export const withoutLine = (basket: Basket, { item_id }: Pick<BasketLine, 'item_id'>): Basket => ({
  ...basket,
  lines: basket.lines.filter((each) => each.item_id !== item_id),
})

/** The price that was seen when the item was added stays. */
export const withQuantity = (
  basket: Basket,
  { item_id, name, unit, price_paise, price_to_paise }: Omit<BasketLine, 'quantity'>,
  quantity: string,
): Basket => {
  const isIn = basket.lines.some((each) => each.item_id === item_id)
  const added = { item_id, name, unit, price_paise, price_to_paise, quantity }
  const lines = isIn
    ? basket.lines.map((each) => (each.item_id === item_id ? { ...each, quantity } : each))
    : [...basket.lines, added]
  return { ...basket, lines }
}
