import type { Static } from 'typebox'
import type { RefusalCode } from '../../../contract/errors.ts'
import type { ItemUnit } from '../../../contract/limits.ts'
import { createItem, type editItem } from '../../../contract/price-list.ts'
import * as rules from '../../../contract/rules.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import { parsePaise } from '../../platform/paise.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import { type FileProblems, invalidFiles } from '../media/file-rules.service.ts'

export type ItemBody = Static<typeof createItem.body>
export type ItemForm = {
  body: Static<typeof editItem.body>
  files: Readonly<Record<'image', FieldFiles>>
}

export type ItemFields = {
  name: string
  description: string
  pricePaise: number | null
  priceToPaise: number | null
  unit: '' | ItemUnit
  groupTitle: string
  isAvailable: boolean
}

export const NEW_ITEM: ItemFields = {
  name: '',
  description: '',
  pricePaise: null,
  priceToPaise: null,
  unit: '',
  groupTitle: '',
  isAvailable: true,
}

const oneLine = (text: string) => rules.trimmed(text).replaceAll(/\s+/gu, ' ')

const paiseOf = (given: string | number | null | undefined, before: number | null) =>
  given === undefined ? before : parsePaise(given)

const mergeFields = (body: ItemBody, before: ItemFields) => ({
  name: oneLine(body.name ?? before.name),
  description: rules.trimmed(body.description ?? before.description),
  pricePaise: paiseOf(body.price_paise, before.pricePaise),
  priceToPaise: paiseOf(body.price_to_paise, before.priceToPaise),
  unit: rules.trimmed(body.unit ?? before.unit),
  groupTitle: oneLine(body.group ?? before.groupTitle),
  isAvailable: body.is_available ?? before.isAvailable,
})

const isValidUnit = (unit: string): unit is ItemFields['unit'] => rules.item.unit(unit) === undefined

const checkItem = (body: ItemBody, before: ItemFields) => {
  const { unit, ...fields } = mergeFields(body, before)
  const codes = toFieldCodes({
    name: rules.item.name(fields.name),
    description: rules.item.description(fields.description),
    price_paise: rules.item.price(fields.pricePaise),
    price_to_paise: rules.itemPriceTo(fields.priceToPaise, fields.pricePaise),
    unit: rules.item.unit(unit),
    group: rules.item.group(fields.groupTitle),
  })
  return { codes, fields: { ...fields, unit: isValidUnit(unit) ? unit : ('' as const) } }
}

export const validateItem = (body: ItemBody, before: ItemFields): ItemFields => {
  const { codes, fields } = checkItem(body, before)
  refuseInvalid(codes)
  return fields
}

export const validateItems = (bodies: readonly ItemBody[]): ItemFields[] => {
  const checked = bodies.map((body) => checkItem(body, NEW_ITEM))
  const wrong = checked.flatMap(({ codes }, at) =>
    Object.keys(codes).length > 0 ? [[String(at), codes] as const] : [],
  )
  if (wrong.length > 0) throw new FormRefusal({ items: Object.fromEntries(wrong) })
  return checked.map(({ fields }) => fields)
}

const FILE_REFUSALS = {
  image: { count: 'bad_input', kind: 'image_wrong_kind', size: 'image_too_large' },
} as const satisfies Record<'image', FileProblems<RefusalCode>>

export const refuseFiles = async ({ files }: ItemForm) => {
  if (files.image.count > 1) throw new FormRefusal({ image: ['itemImagesCount'] })
  const { image } = await invalidFiles(files, createItem.files, FILE_REFUSALS)
  if (image) throw new Refusal(image)
}
