// Goods and dishes by all their names: parwal, परवल and pointed gourd are one. Items are indexed by the key of their goods, and a query
// for one name finds the items with another.
import { readTsv } from '../../../platform/reference-data.ts'
import { wholeSounds } from './lexemes.ts'
import { querySounds, wordsOf } from './sounds.ts'

export const GOODS_FILE = 'goods-words'
const LONGEST_NAME = 3

const names = (await readTsv(GOODS_FILE)).map(({ key = '', word = '' }) => ({
  key,
  word,
  sounds: wholeSounds(wordsOf(word)),
}))

const keysBySound = () => {
  const bySound = new Map<string, string[]>()
  for (const { key, sounds } of names)
    for (const sound of sounds) {
      const keys = bySound.get(sound) ?? []
      if (!keys.includes(key)) bySound.set(sound, [...keys, key])
    }
  return bySound
}

const goods: ReadonlyMap<string, readonly string[]> = keysBySound()

/** The names of goods that begin with one of the sounds. */
export const goodsNamesBeginning = (beginnings: readonly string[]) =>
  names.filter(({ sounds }) =>
    sounds.some((sound) => beginnings.some((beginning) => sound.startsWith(beginning))),
  )

export type GoodsMatch = { from: number; to: number; key: string }

/** The goods that are named in a sequence of words, and where. */
export const goodsIn = (words: readonly string[]): GoodsMatch[] => {
  const found = words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (__, more) => {
      const to = from + more + 1
      const keys = wholeSounds(words.slice(from, to), querySounds).flatMap((sound) => goods.get(sound) ?? [])
      return [...new Set(keys)].map((key) => ({ from, to, key }))
    }).flat(),
  )
  // 'ice cream' is neither ice nor cream.
  return found.filter(
    ({ from, to }) =>
      !found.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from),
  )
}
