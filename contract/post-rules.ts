import { DAY, limits } from './limits.ts'
import { type PostKind, postKinds } from './post-kinds.ts'
import { yearAhead } from './hours-rules.ts'
import { dateOf, dayNumberOf, indiaDate, startOfDay } from './open-state.ts'
import type { RuleCode } from './rule-texts.ts'
import { item, lengthOf } from './rules.ts'

/** Times in milliseconds since the epoch; NaN for an invalid one. */
export type KindFields = {
  kind: string
  startsAt: number | null
  endsAt: number | null
  offerCode: string
  pricePaise: number | null
  wasPricePaise: number | null
}

export const isPostKind = (kind: string): kind is PostKind => postKinds.some((each) => each === kind)

const ISO_TIME = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?)?$/
const INDIA = '+05:30'
// A date without a time is the start or the end of the day.
const TIME_OF_DAY = { start: '00:00', end: '24:00' } as const

const isDate = (date: string) => dateOf(dayNumberOf(date)) === date

/** ISO 8601, in India's time without an offset. Null for an empty text. */
export const parseTime = (text: string, edge: keyof typeof TIME_OF_DAY): number | null => {
  const given = text.trim()
  if (given === '') return null
  const [, date = '', time = TIME_OF_DAY[edge], offset = INDIA] = ISO_TIME.exec(given) ?? []
  const at = Date.parse(`${date}T${time}${offset}`)
  return at >= 0 && isDate(date) ? at : Number.NaN
}

const startProblem = ({ kind, startsAt }: KindFields): RuleCode | undefined => {
  if (startsAt === null) return kind === 'event' ? 'required' : undefined
  return Number.isNaN(startsAt) ? 'timeWrong' : undefined
}

const latestEnd = (now: Date) => startOfDay(dayNumberOf(yearAhead(indiaDate(now))) + 1).getTime()

const orderProblem = ({ kind, startsAt }: KindFields, end: number): RuleCode | undefined => {
  if (startsAt === null || Number.isNaN(startsAt)) return undefined
  if (end <= startsAt) return 'endBeforeStart'
  return kind === 'event' && end - startsAt > limits.event.days * DAY ? 'eventLong' : undefined
}

/** A saved end may be in the past: texts can still be edited. */
type SavedEnd = { kind: string; endsAt: number | null }

const endProblem = (fields: KindFields, saved: SavedEnd | null, now: Date): RuleCode | undefined => {
  const { kind, endsAt } = fields
  if (endsAt === null) return 'required'
  if (Number.isNaN(endsAt)) return 'timeWrong'
  const isSaved = saved?.kind === kind && saved.endsAt === endsAt
  if (!isSaved && endsAt <= now.getTime()) return 'endPast'
  if (!isSaved && kind === 'offer' && endsAt > latestEnd(now)) return 'offerEndFar'
  return orderProblem(fields, endsAt)
}

const wasPriceProblem = ({ pricePaise, wasPricePaise }: KindFields): RuleCode | undefined => {
  if (wasPricePaise === null) return undefined
  const problem = item.price(wasPricePaise)
  if (problem) return problem
  return pricePaise !== null && wasPricePaise > pricePaise ? undefined : 'wasPriceWrong'
}

type KindField = 'kind' | 'starts_at' | 'ends_at' | 'offer_code' | 'price_paise' | 'was_price_paise'
export type KindProblems = { [Field in KindField]?: RuleCode | undefined }

/** An update has none of these fields. */
export const kindProblems = (
  fields: KindFields,
  { saved, now }: { saved: SavedEnd | null; now: Date },
): KindProblems => {
  if (!isPostKind(fields.kind)) return { kind: 'postKindUnknown' }
  if (fields.kind === 'update') return {}
  return {
    starts_at: startProblem(fields),
    ends_at: endProblem(fields, saved, now),
    offer_code: lengthOf(fields.offerCode) > limits.offer.code ? 'offerCodeLong' : undefined,
    price_paise: item.price(fields.pricePaise),
    was_price_paise: wasPriceProblem(fields),
  }
}
