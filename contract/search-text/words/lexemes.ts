// The lexemes of a search row. Each begins with a marker of its kind, so that one index serves names, sounds, texts, places and
// categories.
import { soundsOf } from './sounds.ts'

export const marks = {
  /** The whole name as written. */
  wholeName: '=',
  /** The whole name by its sound. */
  wholeSound: '~',
  /** A word of the name as written. */
  word: 'x',
  /** A word of the name by its sound. */
  sound: 'n',
  /** A word of any other text by its sound. */
  text: 't',
  /** Of a business: a word of its street address by its sound. */
  address: 'a',
  /** Of a business: a word of an item by its sound. */
  item: 'i',
  /** Of a business: goods that one of its items names, in any language. */
  goods: 'o',
  category: 'c',
  district: 'd',
  state: 's',
  /** In no row: a word of category names, such as repair. */
  categoryWord: 'g',
  /** Of a post: a word of its business's name by its sound. */
  maker: 'b',
  /** Of an offer or event. */
  kind: 'k',
  /** Of a post: its range of a few thousand consecutive posts. Set by the database. */
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
export const isItem = (each: string) => each.startsWith(marks.item) || each.startsWith(marks.goods)
export const isWholeName = (each: string) => wordMarks[each.charAt(0)] !== undefined

/** The lexemes of the words of a whole name, which its row has as well. Empty for other lexemes. */
export const wholeNameLexemes = (whole: string) => {
  const mark = wordMarks[whole.charAt(0)]
  return mark === undefined
    ? []
    : whole
        .slice(1)
        .split(' ')
        .map((word) => `${mark}${word}`)
}

// Limits the combinations of words with several keys.
const MOST_READINGS = 8

/** Every combination of the keys of its words. Words without a sound are skipped. */
export const wholeSounds = (
  phrase: readonly string[],
  soundsOfWord: (word: string) => readonly string[] = soundsOf,
): string[] => {
  const [word, ...others] = phrase
  if (word !== undefined && others.length === 0) return soundsOfWord(word).slice(0, MOST_READINGS)
  return phrase
    .map(soundsOfWord)
    .filter((choice) => choice.length > 0)
    .reduce<string[][]>(
      (heads, tails) => heads.flatMap((head) => tails.map((tail) => [...head, tail])).slice(0, MOST_READINGS),
      [[]],
    )
    .map((parts) => parts.join(' '))
    .filter(Boolean)
}

/** 'Mithai Wala' is also searched as mithaiwala, 'S.K.' as sk. */
export const joinedNeighbours = (phrase: readonly string[]) =>
  phrase.slice(1).map((word, at) => `${phrase[at]}${word}`)
