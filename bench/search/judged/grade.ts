// How well a business answers a query, by rules over its category, place, name and price list. They compare plain text and use
// nothing of the search, so that a change of its matching cannot change what counts as right.
import type { JudgedQuery } from './judged-queries.ts'

export type JudgedProvider = {
  businessName: string
  latinName: string
  businessTagline: string
  businessDescription: string
  category: string
  district: string
  state: string
  items: readonly string[]
}

/** 3 exact, 2 right category and place, 1 a plausible neighbour, 0 unrelated. */
export type Grade = 0 | 1 | 2 | 3
type Neighbours = ReadonlyMap<string, ReadonlySet<string>>

// Lists are written with and without the nukta, and with either sign of nasalisation.
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

// Short ones begin too many other words: 'ac' is not 'accessories'.
const SHORTEST_BEGINNING = 4

const mentions = (text: string, phrase: string) => {
  const wanted = plain(phrase)
  return ` ${plain(text)} `.includes(wanted.length < SHORTEST_BEGINNING ? ` ${wanted} ` : ` ${wanted}`)
}

const isNamed = (name: string, { latinName }: JudgedProvider) => {
  const own = plain(latinName).split(' ')
  const wanted = name.toLowerCase().split(/[^\p{L}\p{N}*]+/u)
  return wanted.every((word) =>
    word.endsWith('*') ? own.some((each) => each.startsWith(word.slice(0, -1))) : own.includes(word),
  )
}

const sharesWord = (name: string, { latinName }: JudgedProvider) =>
  plain(name)
    .split(' ')
    .some((word) => plain(latinName).split(' ').includes(word))

const isPlace = ({ district, state }: JudgedQuery, provider: JudgedProvider) =>
  (district === '' || district === provider.district) && (state === '' || state === provider.state)

// A person who names a thing wants to buy it: what a business says of itself elsewhere is no offer.
const textsOf = ({ kind }: JudgedQuery, provider: JudgedProvider) =>
  kind === 'product'
    ? [provider.businessName, ...provider.items]
    : [provider.businessName, provider.businessTagline, provider.businessDescription, ...provider.items]

/** The grade of each provider of a market for one query. */
export const grader = (
  query: JudgedQuery,
  { providers, neighbours }: { providers: readonly JudgedProvider[]; neighbours: Neighbours },
) => {
  const { categories, words, name } = query
  const isRight = (provider: JudgedProvider) =>
    categories.includes(provider.category) && isPlace(query, provider)
  const isExact = (provider: JudgedProvider) =>
    words.some((word) => textsOf(query, provider).some((text) => mentions(text, word)))
  const named = name === '' ? [] : providers.filter((provider) => isNamed(name, provider))
  const hasRight = providers.some(isRight)
  const isNear = (provider: JudgedProvider) =>
    (!hasRight && categories.includes(provider.category)) ||
    (isPlace(query, provider) &&
      categories.some((category) => neighbours.get(category)?.has(provider.category))) ||
    (named.some(({ category }) => category === provider.category) && sharesWord(name, provider))
  return (provider: JudgedProvider): Grade => {
    if (named.includes(provider)) return 3
    if (isRight(provider)) return isExact(provider) ? 3 : 2
    return isNear(provider) ? 1 : 0
  }
}
