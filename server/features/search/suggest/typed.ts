// A text that is still being typed: its last word may go on.
import { typedPrefix } from '../../../platform/fold.ts'
import { wholeSounds } from '../words/lexemes.ts'
import { querySounds, wordsOf } from '../words/sounds.ts'

export type TypedText = {
  /** As it is written, in our normal form. */
  text: string
  /** The words before the last. */
  finished: string[]
  last: string
  /** What the sound of the last word begins with, whatever comes next. */
  beginning: string
  /** The same for the whole text. */
  beginnings: string[]
  /** The sounds of the whole text, in case it is finished. */
  sounds: string[]
}

/** Null when nothing is typed that could be looked up. */
export const parseTypedText = (text: string): TypedText | null => {
  const all = wordsOf(text)
  const last = all.at(-1)
  if (last === undefined) return null
  const beginning = typedPrefix(last)
  if (beginning === '') return null
  const finished = all.slice(0, -1).filter((word) => querySounds(word).length > 0)
  const heads = wholeSounds(finished, querySounds)
  const beginnings = heads.length > 0 ? heads.map((head) => `${head} ${beginning}`) : [beginning]
  return { text: all.join(' '), finished, last, beginning, beginnings, sounds: wholeSounds(all, querySounds) }
}
