import { words, plainWord } from './unit-words.ts'

export type Token = {
  kind: 'number' | 'word' | 'sign'
  text: string
  from: number
  to: number
}

const TOKEN = /([0-9][0-9,]*(?:\.[0-9]+)?)|([\p{L}\p{M}]+)|[^\s\p{L}\p{M}]/gu

const kindOf = (number: string | undefined, word: string | undefined): Token['kind'] => {
  if (number !== undefined) return 'number'
  return word === undefined ? 'sign' : 'word'
}

export const tokensOf = (line: string): Token[] =>
  [...line.matchAll(TOKEN)].map(({ 0: text, 1: number, 2: word, index }) => ({
    kind: kindOf(number, word),
    text,
    from: index,
    to: index + text.length,
  }))

const isOneOf = (kind: Token['kind'], list: string) => {
  const known = words(list)
  return (token: Token | undefined) => token?.kind === kind && known.has(plainWord(token.text))
}

export const isCurrencyWord = isOneOf(
  'word',
  'rs inr re rupee rupees rupaye rupay rupya रु रू रुपये रुपए रुपया रूपये रूपए रूपया',
)
export const isRupeeSign = isOneOf('sign', '₹')
export const isDash = isOneOf('sign', '- – — − ‒')
export const isSlash = isOneOf('sign', '/')
export const isDot = isOneOf('sign', '.')
export const isSeparator = isOneOf('sign', '- – — − ‒ : = @ | > → . ~ _ , ;')
export const isFiller = (token: Token | undefined) =>
  isEndSign(token) || isEndWord(token) || (token?.kind === 'sign' && PICTURE.test(token.text))
const isEndSign = isOneOf('sign', '. , ; ! । - – — | = * ~ _')
const isEndWord = isOneOf('word', 'only मात्र केवल')
const PICTURE = /^[\p{Extended_Pictographic}\p{M}\u200D]$/u

export const isPerWord = isOneOf('word', 'per प्रति a an हर')
export const isToWord = isOneOf('word', 'to से')
export const isNumberLabel = isOneOf('word', 'no number num model नंबर नं नम्बर मॉडल')
const isCountLabel = isOneOf(
  'word',
  'size class std grade part vol volume type phase version batch page series section ' +
    'साइज कक्षा क्लास भाग पार्ट टाइप पेज',
)
/** A number after these is usually not a price: size 7, class 10, part 2. */
export const isLabel = (token: Token | undefined) => isNumberLabel(token) || isCountLabel(token)
/** A name does not end with these: 2 for 15. */
export const isUnfinished = isOneOf('word', 'for x of and or from upto till का के की में और या तक')
export const isPortion = isOneOf('word', 'half full quarter हाफ फुल आधा पूरा')

const NUMBER = /^[0-9]{1,10}(?:\.[0-9]{1,2})?$/
const GROUPED = /^[0-9]{1,3}(?:,[0-9]{2,3}){0,5},[0-9]{3}(?:\.[0-9]{1,2})?$/

export const paiseOf = (token: Token | undefined) => {
  if (token?.kind !== 'number') return undefined
  if (!NUMBER.test(token.text) && !GROUPED.test(token.text)) return undefined
  const [rupees = '', paise = ''] = token.text.replaceAll(',', '').split('.')
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

export const isGlued = (left: Token | undefined, right: Token | undefined) =>
  left !== undefined && right !== undefined && left.to === right.from
