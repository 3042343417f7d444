// The first message of a chat that a choice opens: need and reply, without words of any language.
import type { ReplyFields } from './need-form.ts'

const PAISE = 100
const rupees = (paise: number) => {
  const digits = { minimumFractionDigits: paise % PAISE === 0 ? 0 : 2 }
  return `₹${(paise / PAISE).toLocaleString('en-IN', digits)}`
}

const priceOf = ({ pricePaise, priceToPaise }: ReplyFields) => {
  const prices = [pricePaise, priceToPaise].filter((paise) => paise !== null)
  return prices.length === 0 ? '' : ` · ${prices.map(rupees).join('–')}`
}

export const quoteOf = (need: { text: string }, reply: ReplyFields) =>
  `“${need.text}”\n\n“${reply.text}”${priceOf(reply)}`
