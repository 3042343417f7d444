import { asciiDigits } from '../../ui/forms/digits.ts'
import { formatNumber } from './format.ts'

const AMOUNT = /^[0-9]{1,10}(?:\.[0-9]{1,2})?$/

/** Null for an empty text, NaN for an invalid one. */
export const paiseOf = (typed: string): number | null => {
  const text = asciiDigits(typed).replaceAll(/[₹,\s]/g, '')
  if (text === '') return null
  if (!AMOUNT.test(text)) return Number.NaN
  const [rupees = '', paise = ''] = text.split('.')
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

export const paiseText = (typed: string) => String(paiseOf(typed) ?? '')

export const rupeesOf = (paise: number | null) => {
  if (paise === null) return ''
  const rest = paise % 100
  return `${formatNumber((paise - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
