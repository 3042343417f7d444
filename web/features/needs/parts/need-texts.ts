import { DAY, HOUR } from '../../../../contract/limits.ts'
import { formatPrice } from '../../../lib/format/format.ts'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { Need, NeedReply } from '../needs.api.ts'

export const placeOf = ({ district: { name, state } }: Pick<Need, 'district'>) => `${name}, ${state}`

/** '₹500', '₹500–₹800'; undefined without a price. */
export const priceText = ({
  price_paise: from,
  price_to_paise: to,
}: Pick<NeedReply, 'price_paise' | 'price_to_paise'>) => {
  if (from === null) return undefined
  return to === null ? formatPrice(from) : `${formatPrice(from)}–${formatPrice(to)}`
}

export const budgetText = (t: TFunction, { budget_paise: paise }: Pick<Need, 'budget_paise'>) =>
  paise === null ? undefined : t('budget', { price: formatPrice(paise) })

/** '3 days left', '5 hours left'. */
export const timeLeftText = (t: TFunction, { expires_at }: Pick<Need, 'expires_at'>, now = Date.now()) => {
  const left = Date.parse(expires_at) - now
  if (left >= DAY) return t('left.days', { count: Math.floor(left / DAY) })
  return left >= HOUR ? t('left.hours', { count: Math.floor(left / HOUR) }) : t('left.soon')
}
