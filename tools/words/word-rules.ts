import type { ProductText } from './product-texts.ts'
import {
  BUTTON_VERBS,
  ENGLISH,
  type ForbiddenWord,
  HINDI,
  MARKETING,
  PAIRS,
  PHONE_SCREENS,
  SEVERAL_IN_HINDI,
  WITHOUT_NUKTA,
} from './word-list.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export const isSpecifiedBy = (specified: readonly string[]) => {
  const exact = new Set(specified)
  return (text: string): boolean => {
    if (exact.has(text)) return true
    const parts = text.split(/\{\{[^}]*\}\}/)
    if (parts.length === 1) return false
    const pattern = new RegExp(`^${parts.map(escaped).join('.+')}$`)
    return specified.some((each) => pattern.test(each))
  }
}

const normal = (text: string) => text.normalize('NFC')
const hindiWords = (text: string) => text.match(/[\p{Script=Devanagari}\p{M}]+/gu) ?? []

const forbidden = (list: readonly ForbiddenWord[], text: string, at: string): string[] =>
  list.flatMap(({ word, say, allowedIn }) => {
    const found = word.exec(text)?.[0]
    return found === undefined || allowedIn?.test(at) ? [] : [`‘${found}’: say ${say}`]
  })

const NUKTA = '\u{93c}'
const PLAIN = WITHOUT_NUKTA.split(' ').map(normal)
const beginsPlain = (word: string, plain: string) =>
  plain.endsWith('$') ? word === plain.slice(0, -1) : word.startsWith(plain) && word[plain.length] !== NUKTA
const missingNukta = (text: string): string[] =>
  hindiWords(text)
    .filter((word) => PLAIN.some((plain) => beginsPlain(word, plain)))
    .map((word) => `‘${word}’: its nukta is missing`)

// End like an imperative, but are none.
const NO_ORDERS = /^(?:लिए|इसलिए|किए|दिए|पिए|सिए|चाहिए)$/
const politeOrders = (text: string): string[] =>
  hindiWords(text)
    .filter((word) => /[िइ]ए(?:गा)?$/u.test(word) && !NO_ORDERS.test(word))
    .map((word) => `‘${word}’: -एँ outside of marketing prose`)

const VERBS = BUTTON_VERBS.split(' ')
const isButton = (en: string) =>
  !/[.?!…]$/.test(en) && en.split(' ').length <= 3 && VERBS.includes(en.split(/[ :]/)[0] ?? '')

// The name of a kind of post, a heading and a menu entry look like an imperative.
const NO_BUTTON = /\.kinds\.|\.(?:title|heading|confirmTitle)$/

const buttonEnding = (at: string, en: string, hi: string): string[] => {
  if (NO_BUTTON.test(at)) return []
  const order = hi.replace(/:? *\{\{[^}]*\}\}$/, '').replace(/ \([^)]*\)$/, '')
  return isButton(en) && !/(?:ें|एँ)$/u.test(order) ? [`‘${hi}’: the button ‘${en}’ ends in -एँ`] : []
}

const isError = (at: string) => /\.(?:refusals|rules|broken)\.|(?:failed|Failed|wrong|offline)$/.test(at)
const errorEnding = (at: string, hi: string): string[] =>
  isError(at) && /ना[।.!]?$/u.test(hi) ? [`‘${hi}’: an error ends in -एँ, not in -ना`] : []

const MAX_LENGTH = 100
const tooLong = (at: string, text: string): string[] =>
  PHONE_SCREENS.test(at) && text.length > MAX_LENGTH
    ? [`${text.length} characters, at most ${MAX_LENGTH}`]
    : []

const withoutHoles = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '{{}}')

const pairs = (en: string, hi: string): string[] =>
  PAIRS.filter(
    ({ en: says, unless, has, lacks }) =>
      says.test(en) && !unless?.test(en) && ((has && !has.test(hi)) || lacks?.test(hi)),
  ).map(({ say }) => `‘${en}’ is not ‘${hi}’: say ${say}`)

export const wordFaults = ({ at, en, hi }: ProductText, isSpecified: (text: string) => boolean): string[] => {
  const english =
    en === undefined || isSpecified(en) ? [] : [...forbidden(ENGLISH, en, at), ...tooLong(at, en)]
  const hindi = hi === undefined ? undefined : normal(hi)
  const inHindi =
    hindi === undefined
      ? []
      : [
          ...forbidden(HINDI, hindi, at),
          ...(at.startsWith('data/districts') ? [] : missingNukta(hindi)),
          ...(MARKETING.test(at) ? [] : politeOrders(hindi)),
          ...errorEnding(at, hindi),
          ...tooLong(at, hindi),
        ]
  const both =
    en === undefined || hindi === undefined
      ? []
      : [...buttonEnding(at, en, hindi), ...pairs(withoutHoles(en), hindi)]
  return [...english, ...inHindi, ...both].map((fault) => `${at}: ${fault}`)
}

type Translations = ReadonlyMap<string, readonly string[]>

const severalHindi = (texts: readonly ProductText[]): [en: string, hindi: Translations][] => {
  const places = new Map<string, Map<string, string[]>>()
  for (const { at, en, hi } of texts) {
    if (!en || !hi) continue
    // Interpolations in source files have no names.
    const [key, value] = [withoutHoles(en), withoutHoles(normal(hi))]
    const known = places.get(key) ?? new Map<string, string[]>()
    places.set(key, known.set(value, [...(known.get(value) ?? []), at]))
  }
  return [...places].filter(([, known]) => known.size > 1)
}

export const severalHindiTexts = (texts: readonly ProductText[]): string[] =>
  severalHindi(texts)
    .filter(([en]) => !Object.hasOwn(SEVERAL_IN_HINDI, en))
    .map(([en, known]) => `${en}: ${[...known].map(([hi, at]) => `${hi} (${at.join(', ')})`).join(' | ')}`)

export const needlessExceptions = (texts: readonly ProductText[]): string[] => {
  const several = new Set(severalHindi(texts).map(([en]) => en))
  return Object.keys(SEVERAL_IN_HINDI).filter((en) => !several.has(en))
}
