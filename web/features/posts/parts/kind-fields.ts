import type { PostKind } from '../../../../contract/post-kinds.ts'
import { indiaDate } from '../../../../contract/open-state.ts'
import { type KindFields as ParsedFields, kindProblems, parseTime } from '../../../../contract/post-rules.ts'
import { toIndiaTime } from '../../../lib/format/format.ts'
import { paiseOf, paiseText, rupeesOf } from '../../../lib/format/rupees.ts'
import type { KindDetails } from './kind-texts.ts'

export type KindTexts = {
  kind: PostKind
  /** Of an event, a datetime-local value. */
  starts_at: string
  /** Of an offer its last day, of an event a datetime-local value. */
  ends_at: string
  /** In rupees, as typed. */
  price_paise: string
  was_price_paise: string
  offer_code: string
}
export type KindField = keyof KindTexts

export const UPDATE: KindTexts = {
  kind: 'update',
  starts_at: '',
  ends_at: '',
  price_paise: '',
  was_price_paise: '',
  offer_code: '',
}
export const KIND_FIELDS = Object.keys(UPDATE) as KindField[]

const clockText = (at: string | null) => (at ? toIndiaTime(new Date(at)).toISOString().slice(0, 16) : '')
/** What ends at midnight ends with the previous day. */
const lastDay = (endsAt: string | null) => (endsAt ? indiaDate(new Date(Date.parse(endsAt) - 1)) : '')

export const kindTextsOf = (post: KindDetails): KindTexts => ({
  kind: post.kind,
  starts_at: post.kind === 'event' ? clockText(post.starts_at) : '',
  ends_at: post.kind === 'offer' ? lastDay(post.ends_at) : clockText(post.ends_at),
  price_paise: rupeesOf(post.price_paise),
  was_price_paise: rupeesOf(post.was_price_paise),
  offer_code: post.offer_code ?? '',
})

export const endForKind = (kind: PostKind, end: string) => (kind === 'offer' ? end.slice(0, 10) : '')

const parse = (texts: KindTexts): ParsedFields => ({
  kind: texts.kind,
  startsAt: texts.kind === 'event' ? parseTime(texts.starts_at, 'start') : null,
  endsAt: parseTime(texts.ends_at, 'end'),
  offerCode: texts.offer_code,
  pricePaise: paiseOf(texts.price_paise),
  wasPricePaise: paiseOf(texts.was_price_paise),
})

/** The end of an existing post may be past if it is unchanged. */
export const kindRule =
  (field: KindField, saved: KindTexts) =>
  (_value: string, texts: KindTexts): string | undefined =>
    kindProblems(parse(texts), {
      saved: { kind: saved.kind, endsAt: parseTime(saved.ends_at, 'end') },
      now: new Date(),
    })[field]

const timesOf = ({ kind, starts_at, ends_at }: KindTexts) =>
  kind === 'event' ? { starts_at, ends_at } : { ends_at }

/** Unchanged times are left out: the form has neither seconds nor the hour of an offer. */
export const kindBodyOf = (texts: KindTexts, saved: KindTexts = UPDATE) => {
  if (texts.kind === 'update') return { kind: texts.kind }
  const { starts_at, ends_at } = saved
  const isSameTime = texts.kind === saved.kind && texts.starts_at === starts_at && texts.ends_at === ends_at
  return {
    kind: texts.kind,
    ...(!isSameTime && timesOf(texts)),
    ...(texts.kind === 'offer' && saved.kind === 'event' && { starts_at: '' }),
    price_paise: paiseText(texts.price_paise),
    was_price_paise: paiseText(texts.was_price_paise),
    offer_code: texts.offer_code,
  }
}

const isoTime = (at: number | null) => (at === null || Number.isNaN(at) ? null : new Date(at).toISOString())
const knownPaise = (paise: number | null) => (Number.isNaN(paise) ? null : paise)

/** Invalid input is left out. */
export const previewDetails = (texts: KindTexts): KindDetails => {
  const { startsAt, endsAt, pricePaise, wasPricePaise, offerCode } = parse(texts)
  return {
    kind: texts.kind,
    starts_at: isoTime(startsAt),
    ends_at: isoTime(endsAt),
    offer_code: offerCode.trim() || null,
    price_paise: knownPaise(pricePaise),
    was_price_paise: knownPaise(wasPricePaise),
    has_ended: false,
  }
}
