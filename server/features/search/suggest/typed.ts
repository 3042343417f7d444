// A text that is being typed: its last word may be incomplete.
import { typedPrefix } from '../../../platform/fold.ts'
import { wholeSounds } from '../words/lexemes.ts'
import { querySounds, wordsOf } from '../words/sounds.ts'

export type TypedText = {
  text: string
  finished: string[]
  last: string
  beginning: string
  beginnings: string[]
  /** The sounds of the whole text, in case it is complete. */
  sounds: string[]
}

/** Null when there is nothing to look up. */
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
