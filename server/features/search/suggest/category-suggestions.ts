// Categories for a typed text. There are some dozens with a thousand names, so they are compared in memory.
import type { Language } from '../../../../contract/language.ts'
import { lists } from '../../../../contract/limits.ts'
import { skeleton } from '../../../platform/fold.ts'
import { isOneLetterApart } from '../words/match-keys.ts'
import { wholeSounds } from '../words/lexemes.ts'
import { wordsOf } from '../words/sounds.ts'
import type { TypedText } from './typed.ts'

export type CategoryNames = {
  id: number
  titleEn: string
  titleHi: string
  synonymsEn: string[]
  synonymsHi: string[]
  synonymsRoman: string[]
}

type Spelling = {
  text: string
  sounds: string[]
  laterTexts: string[]
  laterSounds: string[]
  consonants: string[]
}
export type KnownCategory = { id: number; title: Record<Language, string>; spellings: Spelling[] }

const consonantsOf = (sounds: readonly string[]) => sounds.map(skeleton).filter(Boolean)

const spell = (name: string): Spelling => {
  const phrase = wordsOf(name)
  const later = phrase.slice(1).map((_, at) => phrase.slice(at + 1))
  const sounds = wholeSounds(phrase)
  return {
    text: phrase.join(' '),
    sounds,
    laterTexts: later.map((part) => part.join(' ')),
    laterSounds: later.flatMap((part) => wholeSounds(part)),
    consonants: consonantsOf(sounds),
  }
}

export const toKnownCategory = (names: CategoryNames): KnownCategory => ({
  id: names.id,
  title: { en: names.titleEn, hi: names.titleHi },
  spellings: [
    names.titleEn,
    names.titleHi,
    ...names.synonymsEn,
    ...names.synonymsHi,
    ...names.synonymsRoman,
  ].map(spell),
})

const NO_MATCH = 9
type Distance = (spelling: Spelling) => number

/** Exact, equal by sound, prefix, prefix by sound, prefix of a later word. */
const prefixDistance = ({ text, sounds, beginnings }: TypedText): Distance => {
  const isBegun = (sound: string) => beginnings.some((beginning) => sound.startsWith(beginning))
  return (spelling) => {
    if (spelling.text === text) return 0
    if (spelling.sounds.some((sound) => sounds.includes(sound))) return 1
    if (spelling.text.startsWith(text)) return 2
    if (spelling.sounds.some(isBegun)) return 3
    return spelling.laterTexts.some((later) => later.startsWith(text)) || spelling.laterSounds.some(isBegun)
      ? 4
      : NO_MATCH
  }
}

const SHORTEST_GUESS = 4

/** The same consonants, or one letter apart. */
const fuzzyDistance = ({ text, sounds }: TypedText): Distance => {
  const consonants = new Set(consonantsOf(sounds))
  const isLong = text.length >= SHORTEST_GUESS
  return (spelling) => {
    if (spelling.consonants.some((each) => consonants.has(each))) return 0
    return isLong && isOneLetterApart(spelling.text, text) ? 1 : NO_MATCH
  }
}

const nearest = (known: readonly KnownCategory[], distance: Distance) =>
  known
    .map(({ id, title, spellings }) => ({ id, title, away: Math.min(...spellings.map(distance)) }))
    .filter(({ away }) => away < NO_MATCH)
    .toSorted((a, b) => a.away - b.away)

/** Guesses only when no prefix matches. */
export const suggestCategories = (known: readonly KnownCategory[], typed: TypedText, lang: Language) => {
  const begun = nearest(known, prefixDistance(typed))
  const near = begun.length > 0 ? begun : nearest(known, fuzzyDistance(typed))
  return near.slice(0, lists.suggestions).map(({ id, title }) => ({ id, title: title[lang] }))
}
