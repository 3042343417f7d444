// An item as a form: what it holds, what it must keep, and what becomes of it on the way to the server.
import * as rules from '../../../../contract/rules.ts'
import { formatNumber } from '../../../lib/format.ts'
import { type DroppedFile, filesToUpload } from '../../media/chosen-files.ts'
import { asciiDigits } from '../../../ui/forms/digits.ts'
import type { Item } from '../price-list.api.ts'

export type ItemFields = {
  name: string
  /** In rupees, as they are typed. */
  price_paise: string
  price_to_paise: string
  unit: string
  group: string
  description: string
  image: DroppedFile[]
  remove_image: boolean
}

export type ItemText = Exclude<keyof ItemFields, 'image' | 'remove_image'>
export const TEXT_FIELDS = [
  'name',
  'price_paise',
  'price_to_paise',
  'unit',
  'group',
  'description',
] as const satisfies readonly ItemText[]

const AMOUNT = /^[0-9]{1,10}(?:\.[0-9]{1,2})?$/

/** Whole paise of what was typed: null for nothing, NaN for what is no amount. */
const paiseOf = (typed: string): number | null => {
  const text = asciiDigits(typed).replaceAll(/[₹,\s]/g, '')
  if (text === '') return null
  if (!AMOUNT.test(text)) return Number.NaN
  const [rupees = '', paise = ''] = text.split('.')
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

const rupeesOf = (paise: number | null) => {
  if (paise === null) return ''
  const rest = paise % 100
  return `${formatNumber((paise - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

export const fieldsOf = (item: Item | undefined): ItemFields => ({
  name: item?.name ?? '',
  price_paise: rupeesOf(item?.price_paise ?? null),
  price_to_paise: rupeesOf(item?.price_to_paise ?? null),
  unit: item?.unit ?? '',
  group: item?.group ?? '',
  description: item?.description ?? '',
  image: [],
  remove_image: false,
})

export const fieldRules: Record<ItemText, (value: string, fields: ItemFields) => string | undefined> = {
  name: rules.item.name,
  price_paise: (value) => rules.item.price(paiseOf(value)),
  price_to_paise: (value, fields) => rules.itemPriceTo(paiseOf(value), paiseOf(fields.price_paise)),
  unit: rules.item.unit,
  group: rules.item.group,
  description: rules.item.description,
}

const paiseText = (typed: string) => String(paiseOf(typed) ?? '')

export const bodyOf = ({ image: _image, remove_image: isRemoved, ...fields }: ItemFields) => ({
  ...fields,
  price_paise: paiseText(fields.price_paise),
  price_to_paise: paiseText(fields.price_to_paise),
  ...(isRemoved && { remove_image: '1' }),
})

export const filesOf = ({ image }: ItemFields) => ({ image: filesToUpload(image) })

/** For one picture, of the kinds and the size of a post's. */
export const imageRule = rules.firstOf<rules.SelectedFile[]>(rules.postImages, rules.signupImages)
