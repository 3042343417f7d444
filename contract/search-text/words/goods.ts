// Goods and dishes by all their names: parwal, परवल and pointed gourd are one. Items are indexed by the key of their goods, and a query
// for one name finds the items with another.
import { beginningWith, byStart } from './beginnings.ts'
import { wholeSounds } from './lexemes.ts'
import { meantSounds, wordsOf } from './sounds.ts'
import { isOptional, singularOf } from './stopwords.ts'

const LONGEST_NAME = 3

/** A row of data/goods-words.tsv. */
export type GoodsRow = { key: string; word: string }
type GoodsName = GoodsRow & { sounds: readonly string[] }
export type GoodsMatch = { from: number; to: number; key: string }

export type Goods = {
  /** The goods that are named in a sequence of words, and where. */
  namedIn: (words: readonly string[]) => GoodsMatch[]
  /** The names of goods that begin with one of the sounds, in the order of the file. */
  namesBeginning: (beginnings: readonly string[]) => Set<GoodsName>
}

const SHORT = 4
const DEVANAGARI = /\p{Script=Devanagari}/u
// Written with and without the nukta, and with either sign of nasalisation.
const plain = (word: string) => word.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')

const isSpelledSo = (text: string, alike: readonly GoodsRow[]) => {
  const own = alike.filter(({ word }) => DEVANAGARI.test(word))
  return own.length === 0 || own.some(({ word }) => plain(word) === plain(text))
}

type NamesBySound = ReadonlyMap<string, readonly GoodsName[]>

const namesBySound = (names: readonly GoodsName[]): NamesBySound => {
  const bySound = new Map<string, GoodsName[]>()
  for (const name of names)
    for (const sound of name.sounds) bySound.set(sound, [...(bySound.get(sound) ?? []), name])
  return bySound
}

/** By a short sound, छठ is चाट: Devanagari is compared by spelling. */
const keysOf = (words: readonly string[], bySound: NamesBySound) => {
  const text = words.join(' ')
  return wholeSounds(words, meantSounds).flatMap((sound) => {
    const byKey = Map.groupBy(bySound.get(sound) ?? [], ({ key }) => key)
    const isLoose = sound.length > SHORT || !DEVANAGARI.test(text)
    return [...byKey].flatMap(([key, alike]) => (isLoose || isSpelledSo(text, alike) ? [key] : []))
  })
}

type KnownGoods = {
  bySound: NamesBySound
  /** The sounds with which a name begins. */
  firstSounds: ReadonlySet<string>
}

const mayBegin = (word: string, { firstSounds }: KnownGoods) => {
  const sounds = meantSounds(word)
  return sounds.length === 0 || sounds.some((sound) => firstSounds.has(sound))
}

const namedAt = (words: readonly string[], from: number, known: KnownGoods): GoodsMatch[] => {
  const first = words[from] ?? ''
  if (!mayBegin(first, known) && !mayBegin(singularOf(first), known)) return []
  return Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_, more) => {
    const to = from + more + 1
    const named = words.slice(from, to)
    // 'की' sounds like key, and shop like soap.
    if (named.every(isOptional)) return []
    const keys = [named, named.map(singularOf)].flatMap((each) => keysOf(each, known.bySound))
    return [...new Set(keys)].map((key) => ({ from, to, key }))
  }).flat()
}

const matchesIn = (words: readonly string[], known: KnownGoods): GoodsMatch[] => {
  const found = words.flatMap((_, from) => namedAt(words, from, known))
  // 'ice cream' is neither ice nor cream.
  return found.filter(
    ({ from, to }) =>
      !found.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from),
  )
}

export const readGoods = (rows: readonly GoodsRow[]): Goods => {
  const names = rows.map(({ key, word }) => ({ key, word, sounds: wholeSounds(wordsOf(word)) }))
  const known = {
    bySound: namesBySound(names),
    firstSounds: new Set(names.flatMap(({ sounds }) => sounds.map((sound) => sound.split(' ', 1)[0] ?? ''))),
  }
  const starts = names
    .flatMap((name, at) => name.sounds.map((start) => ({ start, name, at })))
    .toSorted(byStart)
  return {
    namedIn: (words) => matchesIn(words, known),
    namesBeginning: (beginnings) => {
      const found = beginnings.flatMap((beginning) => beginningWith(starts, beginning))
      return new Set(found.toSorted((a, b) => a.at - b.at).map(({ name }) => name))
    },
  }
}
