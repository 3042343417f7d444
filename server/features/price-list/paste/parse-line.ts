// A pasted line: name, price, unit. It is parsed from the end, because names contain numbers too.
import { type ItemUnit, limits } from '../../../../contract/limits.ts'
import { lengthOf } from '../../../../contract/rules.ts'
import {
  isCurrencyWord,
  isDash,
  isDot,
  isFiller,
  isGlued,
  isLabel,
  isNumberLabel,
  isPerWord,
  isPortion,
  isRupeeSign,
  isSeparator,
  isSlash,
  isToWord,
  isUnfinished,
  paiseOf,
  type Token,
  tokensOf,
} from './tokens.ts'
import { isEach, unitOf } from './unit-words.ts'

export type PastedItem = {
  name: string
  description: string
  price_paise: number | null
  price_to_paise: number | null
  unit: '' | ItemUnit
}

type Peeled<T> = T & { rest: readonly Token[] }

const lastOf = (tokens: readonly Token[], back = 1) => tokens.at(-back)

const withoutFillers = (tokens: readonly Token[]) => {
  let end = tokens.length
  // 10/- is an amount.
  while (end > 0 && isFiller(tokens[end - 1]) && !(isDash(tokens[end - 1]) && isSlash(tokens[end - 2])))
    end -= 1
  return tokens.slice(0, end)
}

type PeeledUnit = Peeled<{
  unit: ItemUnit
  /** After 'per' or a slash, so that a price must precede it. */
  isMarked: boolean
  /** The text of an amount such as 'per 100 g'. */
  amount: string
}>

/** kg, sq ft, sq.ft, कि.ग्रा. */
const unitAtEnd = (tokens: readonly Token[]) => {
  for (const length of [3, 2, 1]) {
    const taken = tokens.slice(-length)
    const isWords = taken.every((token) => token.kind === 'word' || isDot(token))
    const unit = unitOf(taken.flatMap((token) => (isDot(token) ? [] : token.text)).join(''))
    if (taken.length === length && isWords && unit) return { unit, taken, rest: tokens.slice(0, -length) }
  }
  return undefined
}

const isPer = (token: Token | undefined) => isPerWord(token) || isSlash(token)

const peelUnit = (line: string, tokens: readonly Token[]): PeeledUnit | undefined => {
  const found = unitAtEnd(tokens)
  if (!found) return undefined
  const { unit, taken, rest } = found
  const [first] = taken
  if (first && taken.length === 1 && isEach(first.text)) return { unit, isMarked: true, amount: '', rest }
  if (isPer(lastOf(rest))) return { unit, isMarked: true, amount: '', rest: rest.slice(0, -1) }
  const amount = lastOf(rest)
  if (amount?.kind === 'number' && isPer(lastOf(rest, 2))) {
    const written = line.slice(amount.from, taken.at(-1)?.to)
    return { unit, isMarked: true, amount: amount.text === '1' ? '' : written, rest: rest.slice(0, -2) }
  }
  return { unit, isMarked: false, amount: '', rest }
}

type Amount = Peeled<{
  paise: number
  first: Token
  hasCurrency: boolean
}>

const withoutCurrencyBehind = (tokens: readonly Token[]): readonly Token[] => {
  if (isDash(lastOf(tokens)) && isSlash(lastOf(tokens, 2))) return withoutCurrencyBehind(tokens.slice(0, -2))
  if (isDot(lastOf(tokens)) && isCurrencyWord(lastOf(tokens, 2))) return tokens.slice(0, -2)
  return isCurrencyWord(lastOf(tokens)) || isRupeeSign(lastOf(tokens)) ? tokens.slice(0, -1) : tokens
}

const withoutCurrencyBefore = (tokens: readonly Token[]) => {
  if (isRupeeSign(lastOf(tokens)) || isCurrencyWord(lastOf(tokens))) return tokens.slice(0, -1)
  return isDot(lastOf(tokens)) && isCurrencyWord(lastOf(tokens, 2)) ? tokens.slice(0, -2) : tokens
}

const peelAmount = (tokens: readonly Token[]): Amount | undefined => {
  const ending = withoutCurrencyBehind(tokens)
  const number = lastOf(ending)
  const paise = paiseOf(number)
  if (paise === undefined) return undefined
  const before = ending.slice(0, -1)
  const rest = withoutCurrencyBefore(before)
  const first = tokens[rest.length]
  const hasCurrency = ending.length < tokens.length || rest.length < before.length
  return first && { paise, first, hasCurrency, rest }
}

type PeeledPrice = Peeled<{ from: number; to: number | null; first: Token; hasCurrency: boolean }>

// A spaced dash may also separate a name that ends in a number from its price.
const WIDEST_SPACED_RANGE = 4

/** Undefined when the two are no range, 'unclear' when it is ambiguous. */
const rangeOf = (low: Amount | undefined, high: Amount, joint: { isSpaced: boolean }) => {
  if (!low || (!low.hasCurrency && isLabel(lastOf(low.rest)))) return undefined
  if (isGlued(lastOf(low.rest), low.first) && lastOf(low.rest)?.kind === 'word' && !low.hasCurrency)
    return undefined
  const isClear = low.hasCurrency || high.hasCurrency || !joint.isSpaced
  if (high.paise <= low.paise || (!isClear && high.paise > low.paise * WIDEST_SPACED_RANGE)) return 'unclear'
  return {
    from: low.paise,
    to: high.paise,
    first: low.first,
    rest: low.rest,
    hasCurrency: !isClear || low.hasCurrency,
  }
}

const peelPrice = (tokens: readonly Token[]): PeeledPrice | 'unclear' | undefined => {
  const high = peelAmount(tokens)
  if (!high) return undefined
  const joint = lastOf(high.rest)
  if (isDash(joint) || isToWord(joint)) {
    const beyond = high.rest.slice(0, -1)
    const range = rangeOf(peelAmount(beyond), high, {
      isSpaced: isDash(joint) && !isGlued(joint, high.first),
    })
    if (range === 'unclear') return range
    if (range) return { ...range, hasCurrency: range.hasCurrency || high.hasCurrency }
  }
  return { from: high.paise, to: null, ...high }
}

const SHORTEST_BEFORE_DASH = 3

/** Whether the number is separate from the name, unlike in A4, B-12, 16/11 or 2.5.1. */
const isApart = ({ first, rest, hasCurrency }: PeeledPrice) => {
  const before = lastOf(rest)
  if (!isGlued(before, first) || hasCurrency) return true
  if (before?.kind !== 'sign' || !isSeparator(before)) return false
  const beyond = lastOf(rest, 2)
  if (!isGlued(beyond, before) || (!isDash(before) && !isDot(before))) return true
  if (beyond?.kind === 'sign') return isSeparator(beyond)
  return beyond?.kind === 'word' && beyond.text.length >= SHORTEST_BEFORE_DASH
}

/** False for B-12 and 4*6, true for 10-12. */
const isPlainNumber = (tokens: readonly Token[], at: number) => {
  const [number, before, beyond] = [tokens[at], tokens[at - 1], tokens[at - 2]]
  if (number?.kind !== 'number' || isLabel(before)) return false
  const isJoined = (isDash(before) || isSlash(before)) && beyond?.kind === 'number'
  return !isGlued(before, number) || isJoined
}

const hasOtherPrice = (tokens: readonly Token[]) => {
  const named = tokens.findLastIndex((token) => !isSeparator(token) && !isSlash(token))
  if (isPlainNumber(tokens, named)) return true
  return tokens.some(
    (token, at) =>
      isRupeeSign(token) ||
      (token.kind === 'number' &&
        (isPortion(tokens[at - 1]) || isCurrencyWord(tokens[at - 1]) || isCurrencyWord(tokens[at + 1]))),
  )
}

const EDGES = /^[\s:=.,|;~_@>→–—−‒/\\-]+|[\s:=.,|;~_@>→–—−‒/\\(-]+$/gu

const nameOf = (line: string, tokens: readonly Token[]) => {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? line.slice(first.from, last.to).replaceAll(EDGES, '') : ''
}

const isName = (name: string) => {
  const length = lengthOf(name)
  return /\p{L}/u.test(name) && length >= limits.item.name.min && length <= limits.item.name.max
}

/** '(per kg)' or '/kg' at the end of a name. */
const peelNamedUnit = (line: string, tokens: readonly Token[]): PeeledUnit | undefined => {
  const end = tokens.findLastIndex((token) => !isSeparator(token)) + 1
  const named = tokens.slice(0, end)
  if (lastOf(named)?.text !== ')') {
    const found = peelUnit(line, named)
    return found?.isMarked && found.rest.length > 0 ? found : undefined
  }
  const open = named.findLastIndex(({ text }) => text === '(')
  const found = open > 0 ? peelUnit(line, named.slice(open + 1, -1)) : undefined
  return found && found.rest.length === 0 ? { ...found, rest: named.slice(0, open) } : undefined
}

type Read = { tokens: readonly Token[]; price: PeeledPrice; unit: PeeledUnit | undefined }

const toItem = (line: string, { tokens, price, unit }: Read): PastedItem | undefined => {
  const name = nameOf(line, tokens) + (unit?.amount ? ` (${unit.amount})` : '')
  const most = limits.item.paise
  if (!isName(name) || price.from > most || (price.to ?? 0) > most) return undefined
  return {
    name,
    description: '',
    price_paise: price.from,
    price_to_paise: price.to,
    unit: unit && !unit.amount ? unit.unit : '',
  }
}

// Class numbers are lower than this, and prices of classes are higher.
const LEAST_LABELLED = 10_000

const isLabelled = (before: Token | undefined, paise: number) =>
  isNumberLabel(before) || (isLabel(before) && paise < LEAST_LABELLED)

const readPriceAtEnd = (line: string, tokens: readonly Token[]): PastedItem | undefined => {
  const unit = peelUnit(line, tokens)
  const price = peelPrice(unit ? withoutFillers(unit.rest) : tokens)
  if (!price || price === 'unclear') return undefined
  // 'Rice 25 kg' may be a bag of 25 kg.
  if (unit && !unit.isMarked && !price.hasCurrency) return undefined
  if (!isApart(price) || hasOtherPrice(price.rest) || isUnfinished(lastOf(price.rest))) return undefined
  if (!price.hasCurrency && isLabelled(lastOf(price.rest), price.from)) return undefined
  const named = unit ? undefined : peelNamedUnit(line, price.rest)
  return toItem(line, { tokens: named?.rest ?? price.rest, price, unit: unit ?? named })
}

const PER = /^(?:per|प्रति|\/)\s*/iu

/** 'Thali 120 (roti, dal)': brackets contain the unit or a description. */
const readBrackets = (line: string): PastedItem | undefined => {
  const open = line.lastIndexOf('(')
  if (open < 1 || !line.endsWith(')')) return undefined
  const [outer, inner] = [line.slice(0, open).trim(), line.slice(open + 1, -1).trim()]
  const unit = peelUnit(inner, tokensOf(inner))
  if (unit && unit.rest.length === 0) {
    const plain = `${outer} per ${inner.replace(PER, '')}`
    return readPriceAtEnd(plain, tokensOf(plain))
  }
  const item = readPriceAtEnd(outer, withoutFillers(tokensOf(outer)))
  if (item)
    return /\p{L}/u.test(inner) && lengthOf(inner) <= limits.item.description
      ? { ...item, description: inner }
      : undefined
  const price = /\p{N}/u.test(outer) ? undefined : peelPrice(tokensOf(inner))
  if (!price || price === 'unclear' || price.rest.length > 0 || !price.hasCurrency) return undefined
  return toItem(outer, { tokens: tokensOf(outer), price, unit: undefined })
}

/** '₹10 Maggi': requires a currency sign, because the number may be a quantity. */
const readPriceAtStart = (line: string, tokens: readonly Token[]): PastedItem | undefined => {
  const number = tokens.findIndex(({ kind }) => kind === 'number')
  for (const length of [number + 3, number + 2, number + 1]) {
    const price = peelPrice(tokens.slice(0, length))
    if (!price || price === 'unclear' || price.rest.length > 0 || !price.hasCurrency) continue
    const named = tokens.slice(length)
    const start = named.find((token) => !isSeparator(token))
    if (start?.kind !== 'word' || isPer(start) || unitOf(start.text) || hasOtherPrice(named)) return undefined
    return toItem(line, { tokens: named, price, unit: undefined })
  }
  return undefined
}

const ASK = /\s*[-–—:=(]\s*(?:ask|ask for price|on request|price on request|call|पूछें|पूछ लें)\)?$/iu

const readUnpriced = (line: string): PastedItem | undefined => {
  const name = line.replace(ASK, '').replaceAll(EDGES, '')
  return isName(name)
    ? { name, description: '', price_paise: null, price_to_paise: null, unit: '' }
    : undefined
}

export const parseLine = (line: string): PastedItem | undefined => {
  if (!/\p{N}/u.test(line)) return readUnpriced(line)
  const tokens = withoutFillers(tokensOf(line))
  return readPriceAtEnd(line, tokens) ?? readBrackets(line) ?? readPriceAtStart(line, tokens)
}
