// The texts are in Navbar, which every page has.
import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { Language } from '../../../../contract/language.ts'
import { indiaDay } from '../../../../contract/open-state.ts'
import { formatHour, formatWeekday } from '../../../lib/format/format-moment.ts'
import { formatPrice } from '../../../lib/format/format.ts'
import type { Post } from '../posts.api.ts'

export type KindDetails = Pick<
  Post,
  'kind' | 'starts_at' | 'ends_at' | 'offer_code' | 'price_paise' | 'was_price_paise' | 'has_ended'
>

/** `today` is the number of the day in India. */
export type Reader = { t: TFunction; language: Language; today: number }

/** What ends at midnight ends with the previous day. */
export const lastMoment = (endsAt: string) => new Date(Date.parse(endsAt) - 1)

const endText = (endsAt: string, { t, language, today }: Reader) => {
  const last = lastMoment(endsAt)
  const ahead = indiaDay(last) - today
  if (ahead <= 0) return t('offers.endsToday')
  if (ahead === 1) return t('offers.endsTomorrow')
  return t('offers.ends', { day: formatWeekday(last, language, today) })
}

const momentText = (at: Date, { t, language, today }: Reader) =>
  t('offers.moment', { day: formatWeekday(at, language, today), time: formatHour(at, language) })

/** For a card: 'Ends tomorrow', 'Sat 21 Nov, 6 pm'. */
export const whenText = ({ kind, starts_at, ends_at }: KindDetails, reader: Reader): string => {
  const start = starts_at ? new Date(starts_at) : null
  const isAhead = start !== null && indiaDay(start) >= reader.today
  if (kind === 'event' && isAhead) return momentText(start, reader)
  if (start && indiaDay(start) > reader.today)
    return reader.t('offers.from', { day: formatWeekday(start, reader.language, reader.today) })
  return ends_at ? endText(ends_at, reader) : ''
}

export const priceText = (
  { price_paise: price, was_price_paise: was }: KindDetails,
  t: TFunction,
): string => {
  if (price === null) return ''
  if (was === null) return formatPrice(price)
  return t('offers.instead', { price: formatPrice(price), was: formatPrice(was) })
}

/** 'Sat 21 Nov, 6 pm to 9 pm'. */
export const eventText = ({ starts_at, ends_at }: KindDetails, reader: Reader): string => {
  if (!starts_at || !ends_at) return ''
  const [start, end] = [new Date(starts_at), new Date(ends_at)]
  const isOneDay = indiaDay(start) === indiaDay(lastMoment(ends_at))
  const { t, language } = reader
  return isOneDay
    ? t('offers.span', {
        day: formatWeekday(start, language, reader.today),
        from: formatHour(start, language),
        to: formatHour(end, language),
      })
    : t('offers.spanOfDays', { from: momentText(start, reader), to: momentText(end, reader) })
}
