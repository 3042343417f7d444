import type { Static } from 'typebox'
import type { RefusalCode } from '../../../contract/errors.ts'
import type { needWhens } from '../../../contract/limits.ts'
import { media } from '../../../contract/media-limits.ts'
import { createNeed, type replyToNeed } from '../../../contract/needs.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import { parsePaise } from '../../platform/paise.ts'
import { type FileProblems, invalidFiles } from '../media/file-rules.service.ts'

type NeedBody = Static<typeof createNeed.body>

export type NeedForm = { body: NeedBody; files: Readonly<Record<'images' | 'voice', FieldFiles>> }

type IdText = string | number | undefined

const ID = /^[1-9][0-9]{0,14}$/
const parseId = (given: IdText) => {
  const text = String(given ?? '').trim()
  // No row has the id 0.
  return ID.test(text) ? Number(text) : 0
}

export const placeOf = ({ category_id, district_id }: NeedBody) => ({
  categoryId: parseId(category_id),
  districtId: parseId(district_id),
})

type KnownPlace = { category: string | null; district: string | null }

const idProblem = (given: IdText, isKnown: boolean, unknown: RuleCode) =>
  rules.required(String(given ?? '')) ?? (isKnown ? undefined : unknown)

type When = (typeof needWhens)[number]

export const validateNeed = ({ body, files }: NeedForm, { category, district }: KnownPlace) => {
  const text = rules.trimmed(body.text ?? '')
  const wanted = rules.trimmed(body.when ?? '')
  const budgetPaise = parsePaise(body.budget_paise ?? null)
  const fields = toFieldCodes({
    text: rules.need.text(text),
    category_id: idProblem(body.category_id, category !== null, 'categoryUnknown'),
    district_id: idProblem(body.district_id, district !== null, 'districtUnknown'),
    when: rules.need.when(wanted),
    budget_paise: rules.need.budget(budgetPaise),
    images: files.images.count > media.need.images ? 'postImagesCount' : undefined,
  })
  refuseInvalid(fields)
  return { text, wanted: wanted as When, budgetPaise, ...placeOf(body) }
}

const FILE_REFUSALS = {
  images: { count: 'bad_input', kind: 'image_wrong_kind', size: 'image_too_large' },
} as const satisfies Record<'images', FileProblems<RefusalCode>>

export const refuseImages = async ({ files: { images: given } }: NeedForm) => {
  const { images } = await invalidFiles({ images: given }, { images: createNeed.files.images }, FILE_REFUSALS)
  if (images) throw new Refusal(images)
}

export type ReplyFields = { text: string; pricePaise: number | null; priceToPaise: number | null }
export const EMPTY_REPLY: ReplyFields = { text: '', pricePaise: null, priceToPaise: null }

const paiseOf = (given: string | number | null | undefined, before: number | null) =>
  given === undefined ? before : parsePaise(given)

export const validateReply = (body: Static<typeof replyToNeed.body>, before: ReplyFields): ReplyFields => {
  const text = rules.trimmed(body.text ?? before.text)
  const pricePaise = paiseOf(body.price_paise, before.pricePaise)
  const priceToPaise = paiseOf(body.price_to_paise, before.priceToPaise)
  const fields = toFieldCodes({
    text: rules.need.reply(text),
    price_paise: rules.item.price(pricePaise),
    price_to_paise: rules.itemPriceTo(priceToPaise, pricePaise),
  })
  refuseInvalid(fields)
  return { text, pricePaise, priceToPaise }
}
