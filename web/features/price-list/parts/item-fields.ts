import * as rules from '../../../../contract/rules.ts'
import { paiseOf, paiseText, rupeesOf } from '../../../lib/format/rupees.ts'
import { type DroppedFile, filesToUpload } from '../../media/chosen-files.ts'
import type { Item } from '../price-list.api.ts'

export type ItemFields = {
  name: string
  /** In rupees, as typed. */
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

export const bodyOf = ({ image: _image, remove_image: isRemoved, ...fields }: ItemFields) => ({
  ...fields,
  price_paise: paiseText(fields.price_paise),
  price_to_paise: paiseText(fields.price_to_paise),
  ...(isRemoved && { remove_image: '1' }),
})

export const filesOf = ({ image }: ItemFields) => ({ image: filesToUpload(image) })

/** One image, with the limits of a post's. */
export const imageRule = rules.firstOf<rules.SelectedFile[]>(rules.postImages, rules.signupImages)
