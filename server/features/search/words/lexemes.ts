// What a search row is found by. Each lexeme of its tsvector begins with a mark that says what kind of thing it is, so that
// one index answers for names, sounds, texts, places and categories together.
import { soundsOf } from './sounds.ts'

export const marks = {
  /** The whole name as it is written. */
  wholeName: '=',
  /** The whole name by its sound. */
  wholeSound: '~',
  /** A word of the name as it is written. */
  word: 'x',
  /** A word of the name by its sound. */
  sound: 'n',
  /** A word of any other text by its sound. */
  text: 't',
  /** Of a business: a word of an item of its price list by its sound. */
  item: 'i',
  category: 'c',
  district: 'd',
  state: 's',
  /** Of no row: a word that names of trades are made of, such as repair. */
  tradeWord: 'g',
  /** Of a post: a word of its business's name by its sound. */
  maker: 'b',
  /** Of a post that is an offer or an event: which of the two. */
  kind: 'k',
  /** Of a post: which few thousand neighbours it was written among. Set by the database. */
  age: 'e',
} as const

export type Mark = keyof typeof marks

export const lexeme = (mark: Mark, value: string | number) => `${marks[mark]}${value}`

const wordMarks: Readonly<Record<string, string>> = {
  [marks.wholeName]: marks.word,
  [marks.wholeSound]: marks.sound,
}

export const isPlace = (each: string) => each.startsWith(marks.district) || each.startsWith(marks.state)
export const isCategory = (each: string) => each.startsWith(marks.category)
export const isWholeName = (each: string) => wordMarks[each.charAt(0)] !== undefined

/** Of a whole name: the lexemes of its words, which its row has as well. Of any other lexeme none. */
export const wholeNameLexemes = (whole: string) => {
  const mark = wordMarks[whole.charAt(0)]
  return mark === undefined
    ? []
    : whole
        .slice(1)
        .split(' ')
        .map((word) => `${mark}${word}`)
}

// A few words have two keys or more; a long name of them must not multiply without end.
const MOST_READINGS = 8

/** A phrase by its sound, one key for each word, in every combination. A word without a sound is passed over. */
export const wholeSounds = (
  phrase: readonly string[],
  soundsOfWord: (word: string) => readonly string[] = soundsOf,
): string[] =>
  phrase
    .map(soundsOfWord)
    .filter((choice) => choice.length > 0)
    .reduce<string[][]>(
      (heads, tails) => heads.flatMap((head) => tails.map((tail) => [...head, tail])).slice(0, MOST_READINGS),
      [[]],
    )
    .map((parts) => parts.join(' '))
    .filter(Boolean)

/** 'Mithai Wala' is also asked for as mithaiwala, 'S.K.' as sk. */
export const joinedNeighbours = (phrase: readonly string[]) =>
  phrase.slice(1).map((word, at) => `${phrase[at]}${word}`)
