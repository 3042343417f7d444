import type { PostKind } from '../../../contract/post-kinds.ts'
import { isPostKind, type KindFields, kindProblems, parseTime } from '../../../contract/post-rules.ts'
import * as rules from '../../../contract/rules.ts'
import { parsePaise } from '../../platform/paise.ts'

export type KindRow = {
  kind: PostKind
  startsAt: string | null
  endsAt: string | null
  offerCode: string | null
  pricePaise: number | null
  wasPricePaise: number | null
}

export const UPDATE: KindRow = {
  kind: 'update',
  startsAt: null,
  endsAt: null,
  offerCode: null,
  pricePaise: null,
  wasPricePaise: null,
}

type PaiseInput = string | number | null
export type KindInput = {
  kind?: string
  starts_at?: string
  ends_at?: string
  offer_code?: string
  price_paise?: PaiseInput
  was_price_paise?: PaiseInput
}

const milliseconds = (at: string | null) => (at === null ? null : Date.parse(at))
const isoTime = (at: string | null) => (at === null ? null : new Date(at).toISOString())

/** Omitted fields keep their value. An update has none of them. */
const mergeKind = (input: KindInput, before: KindRow): KindFields => {
  const kind = rules.trimmed(input.kind ?? '') || before.kind
  const { starts_at, ends_at, offer_code, price_paise, was_price_paise } = input
  const code = rules.trimmed(offer_code ?? before.offerCode ?? '').replaceAll(/\s+/gu, ' ')
  return {
    kind,
    startsAt: starts_at === undefined ? milliseconds(before.startsAt) : parseTime(starts_at, 'start'),
    endsAt: ends_at === undefined ? milliseconds(before.endsAt) : parseTime(ends_at, 'end'),
    offerCode: code,
    pricePaise: price_paise === undefined ? before.pricePaise : parsePaise(price_paise),
    wasPricePaise: was_price_paise === undefined ? before.wasPricePaise : parsePaise(was_price_paise),
  }
}

const toDate = (at: number | null) => (at === null ? null : new Date(at))

const kindColumns = ({ kind, ...fields }: KindFields) =>
  isPostKind(kind) && kind !== 'update'
    ? {
        kind,
        startsAt: toDate(fields.startsAt),
        endsAt: toDate(fields.endsAt),
        offerCode: fields.offerCode || null,
        pricePaise: fields.pricePaise,
        wasPricePaise: fields.wasPricePaise,
      }
    : { ...UPDATE, startsAt: null, endsAt: null }

export const checkKind = (input: KindInput, before: KindRow, now: Date) => {
  const fields = mergeKind(input, before)
  const saved = { kind: before.kind, endsAt: milliseconds(before.endsAt) }
  return { problems: kindProblems(fields, { saved, now }), columns: () => kindColumns(fields) }
}

const hasEnded = ({ endsAt }: KindRow, now: Date) => endsAt !== null && Date.parse(endsAt) <= now.getTime()

export const changeOf = ({ ends_at, has_ended }: { ends_at: string | null; has_ended: boolean }) =>
  has_ended ? null : ends_at

export const kindView = (row: KindRow, now: Date) => ({
  kind: row.kind,
  starts_at: isoTime(row.startsAt),
  ends_at: isoTime(row.endsAt),
  offer_code: row.offerCode,
  price_paise: row.pricePaise,
  was_price_paise: row.wasPricePaise,
  has_ended: hasEnded(row, now),
})

export const kindVersion = (row: KindRow) => [
  row.kind,
  milliseconds(row.startsAt),
  milliseconds(row.endsAt),
  row.offerCode,
  row.pricePaise,
  row.wasPricePaise,
]
