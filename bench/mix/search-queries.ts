// What a crowd asks for: categories, names and places in three scripts, some misspelled. A few questions come again and again, most
// are rare.
import { type Rng, makeRng } from '../../tools/random.ts'
import { crowdPosts, crowdProvider } from '../search/crowd.ts'
import { labelledQueries } from '../search/labels.ts'
import { makeTypo, typoKinds } from '../search/typos.ts'

export type TypedQuery = { text: string; location?: string; category?: string }
export type Places = { districts: readonly string[]; categories: readonly number[] }

type Draw = { rng: Rng; providers: number; places: Places }
type Kind = (draw: Draw) => TypedQuery

const DIFFERENT = 5_000
const ASKED = 20_000

const labelled = (kind: string) => labelledQueries.filter((query) => query.kind === kind)
const [categories, categoriesInPlaces] = [labelled('trades'), labelled('places')]
const writings = ['devanagari', 'english', 'roman', 'roman_again'] as const

const categoryText = ({ rng }: Draw) => rng.pick(categories).texts[rng.pick(writings)]
const name = ({ rng, providers }: Draw) => crowdProvider(rng.int(1, providers)).businessName
const firstWord = (text: string) => text.split(' ')[0] ?? text
const titleWords = ({ rng, providers }: Draw) =>
  rng
    .pick(crowdPosts(rng.int(1, providers)))
    .title.split(/[: ]+/)
    .slice(0, 2)
    .join(' ')
// As the providers of crowd.ts: most are in the districts that come first.
const location = ({ rng, places: { districts } }: Draw) =>
  districts[Math.floor(districts.length * rng.next() ** 2)] ?? ''
const category = ({ rng, places }: Draw) => String(rng.pick(places.categories))
const mistyped = ({ rng }: Draw, text: string) =>
  [...text].length < 3 ? text : makeTypo(rng, text, rng.pick(typoKinds))

const common: [Kind, number][] = [
  [(draw) => ({ text: categoryText(draw) }), 30],
  [(draw) => ({ text: categoryText(draw), location: location(draw) }), 20],
  [({ rng }) => ({ text: rng.pick(categoriesInPlaces).texts[rng.pick(writings)] }), 8],
  [(draw) => ({ text: '', location: location(draw), category: category(draw) }), 4],
  [(draw) => ({ text: mistyped(draw, categoryText(draw)) }), 2],
]

const forProviders: [Kind, number][] = [
  ...common,
  [(draw) => ({ text: name(draw) }), 10],
  [(draw) => ({ text: firstWord(name(draw)) }), 10],
  [(draw) => ({ text: firstWord(name(draw)), location: location(draw) }), 8],
  [(draw) => ({ text: firstWord(name(draw)), category: category(draw) }), 6],
  [(draw) => ({ text: mistyped(draw, firstWord(name(draw))) }), 2],
]

const forPosts: [Kind, number][] = [
  ...common,
  [(draw) => ({ text: titleWords(draw) }), 26],
  [(draw) => ({ text: firstWord(titleWords(draw)), location: location(draw) }), 6],
  [(draw) => ({ text: firstWord(titleWords(draw)), category: category(draw) }), 4],
]

const differentQueries = (kinds: readonly [Kind, number][], draw: Draw) => {
  const found = new Map<string, TypedQuery>()
  while (found.size < DIFFERENT) {
    const query = draw.rng.weighted(kinds)(draw)
    found.set(JSON.stringify(query), query)
  }
  return [...found.values()]
}

/** By Zipf's law: the second comes half as often as the first, the third a third. */
const asCrowdAsks = <T>(rng: Rng, list: readonly T[]): T[] =>
  Array.from({ length: ASKED }, () => {
    const chosen = list[Math.floor((list.length + 1) ** rng.next()) - 1]
    return chosen ?? rng.pick(list)
  })

const queryString = (values: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])),
  ).toString()

const searchPath = (path: string) => (query: TypedQuery) =>
  `${path}?${queryString({ searchtext: query.text, location: query.location, category: query.category })}`

const pagePath = ({ text, location: district, category: chosen }: TypedQuery) =>
  `/search?${queryString({ q: text, district, category: chosen })}`

// A prefix, as while typing.
const beginning = (rng: Rng, { text }: TypedQuery) => {
  const letters = [...text]
  return letters.slice(0, rng.int(1, Math.min(10, letters.length))).join('')
}

/** The paths that a crowd asks, in its order. */
export const crowdQueries = (providers: number, places: Places) => {
  const rng = makeRng(19)
  const draw = { rng, providers, places }
  const ofProviders = differentQueries(forProviders, draw)
  const ofPosts = differentQueries(forPosts, draw)
  const typed = asCrowdAsks(
    rng,
    ofProviders.filter(({ text }) => text !== ''),
  ).map((query) => beginning(rng, query))
  return {
    search: asCrowdAsks(rng, ofProviders).map(searchPath('/api/marketplace/search/')),
    suggestions: typed.map((q) => `/api/search-suggestions/?${queryString({ q })}`),
    postSearch: asCrowdAsks(rng, ofPosts).map(searchPath('/api/blogs/search/')),
    searchPages: ofProviders.map(pagePath),
  }
}
