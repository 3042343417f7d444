// Some thousands of names in memory, by the beginnings of their spelling and of their sound.
import { beginningWith, byStart } from '../../../../contract/search-text/words/beginnings.ts'
import { wholeSounds } from '../../../../contract/search-text/words/lexemes.ts'
import { wordsOf } from '../../../../contract/search-text/words/sounds.ts'
import { isStopword } from '../../../../contract/search-text/words/stopwords.ts'
import type { TypedText } from './typed.ts'

type Start<T> = { start: string; isWhole: boolean; of: T }
export type NameIndex<T> = { texts: readonly Start<T>[]; sounds: readonly Start<T>[] }

const startsOf = <T>(of: T & { name: string }, spell: (words: string[]) => string[]): Start<T>[] => {
  const words = wordsOf(of.name)
  return words.flatMap((word, at) =>
    at > 0 && isStopword(word)
      ? []
      : spell(words.slice(at)).map((start) => ({ start, isWhole: at === 0, of })),
  )
}

export const indexNames = <T>(names: readonly (T & { name: string })[]): NameIndex<T> => ({
  texts: names.flatMap((each) => startsOf<T>(each, (words) => [words.join(' ')])).toSorted(byStart),
  sounds: names.flatMap((each) => startsOf<T>(each, (words) => wholeSounds(words))).toSorted(byStart),
})

/** Exact, equal by sound, prefix, prefix by sound, prefix of a later word, and by the sound without the last letters. */
export const AWAY = { exact: 0, sound: 1, prefix: 2, soundPrefix: 3, later: 4, loose: 5 }

// 'gay' without its last letters is g.
const SHORTEST_LOOSE = 3

/** Every name that begins as typed, with its distance. */
export const namesBeginning = <T>({ texts, sounds }: NameIndex<T>, typed: TypedText) => {
  const nearest = new Map<T, number>()
  const add = ({ of, isWhole }: Start<T>, away: number) => {
    const found = isWhole ? away : Math.max(away, AWAY.later)
    nearest.set(of, Math.min(found, nearest.get(of) ?? found))
  }
  for (const each of beginningWith(texts, typed.text))
    add(each, each.start === typed.text ? AWAY.exact : AWAY.prefix)
  for (const beginning of typed.beginnings.filter(({ length }) => length >= SHORTEST_LOOSE))
    for (const each of beginningWith(sounds, beginning)) add(each, AWAY.loose)
  for (const prefix of typed.prefixes)
    for (const each of beginningWith(sounds, prefix)) add(each, AWAY.soundPrefix)
  for (const sound of typed.sounds)
    for (const each of beginningWith(sounds, sound)) if (each.start === sound) add(each, AWAY.sound)
  return [...nearest].map(([of, away]) => ({ of, away }))
}
