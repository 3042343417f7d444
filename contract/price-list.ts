import { Type } from 'typebox'
import { itemUnits, limits } from './limits.ts'

/** '' when the price is for the thing itself. */
const Unit = Type.Enum(['', ...itemUnits])
const Paise = Type.Union([Type.Integer({ minimum: 0, maximum: limits.item.paise }), Type.Null()])

/** What a card says of an item: its name and its price. */
export const PricedItem = Type.Object({
  name: Type.String(),
  /** Null: to be asked for. */
  price_paise: Paise,
  /** The end of a range, above price_paise; null for one price. */
  price_to_paise: Paise,
  unit: Unit,
})
