// A text that is being typed: its last word may be incomplete.
import { typedPrefix } from '../../../../contract/search-text/fold.ts'
import { wholeSounds } from '../../../../contract/search-text/words/lexemes.ts'
import { querySounds, wordsOf } from '../../../../contract/search-text/words/sounds.ts'

export type TypedText = {
  text: string
  finished: string[]
  last: string
  beginning: string
  beginnings: string[]
  /** Beginnings and sounds that are long enough: by sound, 'gay' is ge, as in general. */
  prefixes: string[]
  /** The sounds of the whole text, in case it is complete. */
  sounds: string[]
}

const SHORTEST_PREFIX = 3

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
  const whole = all.join(' ')
  const sounds = wholeSounds(all, querySounds)
  const shortest = Math.min(SHORTEST_PREFIX, whole.replaceAll(/\p{M}/gu, '').length)
  const prefixes = [...new Set([...sounds, ...beginnings])].filter(({ length }) => length >= shortest)
  return { text: whole, finished, last, beginning, beginnings, prefixes, sounds }
}
