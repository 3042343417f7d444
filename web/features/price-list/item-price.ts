// The texts are in Navbar, which every page has.
import type { TFunction } from '../../lib/i18n/translate.ts'
import { formatPrice } from '../../lib/format/format.ts'
import type { PricedItem, PriceList } from './price-list.api.ts'

const inShell = { ns: 'Navbar' }

export const unitText = (unit: PricedItem['unit'], t: TFunction): string =>
  unit === '' ? '' : t(`prices.units.${unit}`, inShell)

type Price = Omit<PricedItem, 'name'>

/** '₹12', '₹14–₹18 / sq ft', 'Ask for price'. `t` may be of any namespace. */
export const formatItemPrice = (
  { price_paise: from, price_to_paise: to, unit }: Price,
  t: TFunction,
): string => {
  if (from === null) return t('prices.ask', inShell)
  const price = to === null ? formatPrice(from) : `${formatPrice(from)}–${formatPrice(to)}`
  return unit === '' ? price : t('prices.perUnit', { ...inShell, price, unit: unitText(unit, t) })
}

/** 'from ₹12'; undefined when no item has a price. */
export const formatLowestPrice = ({ groups }: PriceList, t: TFunction): string | undefined => {
  const prices = groups.flatMap(({ items }) => items.flatMap(({ price_paise: paise }) => paise || []))
  if (prices.length === 0) return undefined
  return t('prices.from', { ...inShell, price: formatPrice(Math.min(...prices)) })
}
