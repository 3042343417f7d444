// Which matches of a word a stage accepts.
import type { Match, MatchedBy, QueryWord } from './matches.ts'
import { MATCH_QUALITIES, type MatchQuality } from './vocabulary-matches.ts'

export type Accepts = (one: Match, word: QueryWord) => boolean

export const upTo = (worst: MatchQuality, ...by: readonly MatchedBy[]): Accepts => {
  const accepted = new Set(MATCH_QUALITIES.slice(0, MATCH_QUALITIES.indexOf(worst) + 1))
  return (one) => by.includes(one.by) && accepted.has(one.how)
}

export const either =
  (...ways: readonly Accepts[]): Accepts =>
  (one, word) =>
    ways.some((accepts) => accepts(one, word))

// Stages often accept the same matches of a word: one list for all of them, so that lists are compared by identity.
const acceptedLists = new WeakMap<QueryWord, Match[][]>()

const acceptedMatches = (word: QueryWord, accepts: Accepts) => {
  const found = word.matches.filter((one) => accepts(one, word))
  const lists = acceptedLists.get(word) ?? []
  const known = lists.find(
    (list) => list.length === found.length && list.every((one, at) => one === found[at]),
  )
  if (known) return known
  acceptedLists.set(word, [...lists, found])
  return found
}

export const conditions = (words: readonly QueryWord[], accepts: Accepts) =>
  words.map((word) => acceptedMatches(word, accepts))
