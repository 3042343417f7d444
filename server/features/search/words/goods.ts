// Goods and dishes by all their names: parwal, परवल and pointed gourd are one. Items are indexed by the key of their goods, and a query
// for one name finds the items with another.
import { readTsv } from '../../../platform/reference-data.ts'
import { beginningWith, byStart } from './beginnings.ts'
import { wholeSounds } from './lexemes.ts'
import { meantSounds, wordsOf } from './sounds.ts'
import { isOptional, singularOf } from './stopwords.ts'

export const GOODS_FILE = 'goods-words'
const LONGEST_NAME = 3

const names = (await readTsv(GOODS_FILE)).map(({ key = '', word = '' }) => ({
  key,
  word,
  sounds: wholeSounds(wordsOf(word)),
}))
type Goods = (typeof names)[number]

const namesBySound = () => {
  const bySound = new Map<string, Goods[]>()
  for (const name of names)
    for (const sound of name.sounds) bySound.set(sound, [...(bySound.get(sound) ?? []), name])
  return bySound
}

const goods: ReadonlyMap<string, readonly Goods[]> = namesBySound()

const starts = names
  .flatMap((name, at) => name.sounds.map((start) => ({ start, name, at })))
  .toSorted(byStart)

/** The names of goods that begin with one of the sounds, in the order of the file. */
export const goodsNamesBeginning = (beginnings: readonly string[]) => {
  const found = beginnings.flatMap((beginning) => beginningWith(starts, beginning))
  return new Set(found.toSorted((a, b) => a.at - b.at).map(({ name }) => name))
}

const SHORT = 4
const DEVANAGARI = /\p{Script=Devanagari}/u
// Written with and without the nukta, and with either sign of nasalisation.
const plain = (word: string) => word.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')

const isSpelledSo = (text: string, alike: readonly Goods[]) => {
  const own = alike.filter(({ word }) => DEVANAGARI.test(word))
  return own.length === 0 || own.some(({ word }) => plain(word) === plain(text))
}

/** By a short sound, छठ is चाट: Devanagari is compared by spelling. */
const keysOf = (words: readonly string[]) => {
  const text = words.join(' ')
  return wholeSounds(words, meantSounds).flatMap((sound) => {
    const byKey = Map.groupBy(goods.get(sound) ?? [], ({ key }) => key)
    const isLoose = sound.length > SHORT || !DEVANAGARI.test(text)
    return [...byKey].flatMap(([key, alike]) => (isLoose || isSpelledSo(text, alike) ? [key] : []))
  })
}

export type GoodsMatch = { from: number; to: number; key: string }

/** The goods that are named in a sequence of words, and where. */
export const goodsIn = (words: readonly string[]): GoodsMatch[] => {
  const found = words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (__, more) => {
      const to = from + more + 1
      const named = words.slice(from, to)
      // 'की' sounds like key, and shop like soap.
      if (named.every(isOptional)) return []
      return [...new Set([named, named.map(singularOf)].flatMap(keysOf))].map((key) => ({ from, to, key }))
    }).flat(),
  )
  // 'ice cream' is neither ice nor cream.
  return found.filter(
    ({ from, to }) =>
      !found.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from),
  )
}
