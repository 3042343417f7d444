// What a market of strangers asks: names, categories, places, typos and nonsense, drawn from the generated businesses.
import { makeRng, type Rng } from '../../tools/random.ts'
import { crowdProvider } from './crowd.ts'
import { labelledQueries } from './labels.ts'
import { makeTypo, typoKinds } from './typos.ts'

const SEED = 11
const EACH = 25

const nameOf = (rng: Rng, size: number) => crowdProvider(rng.int(1, size)).businessName.split(' ')

const q = (text: string, more = '') =>
  `/api/marketplace/search/?searchtext=${encodeURIComponent(text)}${more}`

const districts = [
  'Patna',
  'Gaya',
  'Ranchi',
  'Kolkata',
  'Lucknow',
  'Jaipur',
  'Pune',
  'Bhopal',
  'Indore',
  'Surat',
]
const sentence = 'mujhe apne ghar ke paas sabse acchi aur sasti mithai ki dukan batao jo raat tak khuli ho'

type Kind = (rng: Rng, size: number) => string

const kinds: Record<string, Kind> = {
  'a whole name': (rng, size) => q(nameOf(rng, size).join(' ')),
  'the first word of a name': (rng, size) => q(nameOf(rng, size)[0] ?? ''),
  'two words of a name': (rng, size) => q(nameOf(rng, size).slice(0, 2).join(' ')),
  'a trade': (rng) => q(rng.pick(labelledQueries.filter(({ kind }) => kind === 'trades')).texts.roman),
  'a trade in Devanagari': (rng) =>
    q(rng.pick(labelledQueries.filter(({ kind }) => kind === 'trades')).texts.devanagari),
  'a trade in a place': (rng) =>
    q(rng.pick(labelledQueries.filter(({ kind }) => kind === 'places')).texts.roman_again),
  'a name in a chosen district': (rng, size) =>
    q(nameOf(rng, size)[0] ?? '', `&location=${rng.pick(districts)}`),
  'a word that most have': (rng) => q(rng.pick(['store', 'bhandar', 'centre', 'house', 'new', 'दुकान'])),
  'one letter': (rng) => q(rng.pick([...'abcdghjkmnprstकगचजतदनपबमरलसह'])),
  'a typo': (rng, size) =>
    q(makeTypo(rng, `${nameOf(rng, size)[0] ?? ''}xx`.slice(0, -2).padEnd(2, 'a'), rng.pick(typoKinds))),
  'two words, one typo': (rng, size) => {
    const [first = '', second = ''] = nameOf(rng, size)
    return q(`${makeTypo(rng, first.padEnd(2, 'a'), rng.pick(typoKinds))} ${second}`)
  },
  'nothing like it': (rng) => q(`${rng.int(1e5, 1e6)}zq ${rng.int(1e5, 1e6)}xw`),
  'a sentence': () => q(sentence),
  'a chosen trade, no words': (rng) => q('', `&category=${rng.int(1, 45)}&location=${rng.pick(districts)}`),
  'no words at all': () => q(''),
  'the nearest': (rng) =>
    q(
      rng.pick(['mithai', 'doctor', 'sharma', '']),
      `&sort=near&lat=${rng.int(15, 28)}&lng=${rng.int(74, 87)}`,
    ),
  'a post': (rng) => q(rng.pick(labelledQueries).texts.roman).replace('marketplace', 'blogs'),
  'a post of a place': (rng) =>
    q(rng.pick(labelledQueries.filter(({ kind }) => kind === 'places')).texts.english).replace(
      'marketplace',
      'blogs',
    ),
}

export type SearchRequest = { kind: string; path: string }

export const searches = (size: number): SearchRequest[] => {
  const rng = makeRng(SEED)
  const all = Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: EACH }, () => ({ kind, path: make(rng, size) })),
  )
  return rng.shuffle(all)
}

/** Prefixes of a name, as while typing. */
export const suggestions = (size: number): SearchRequest[] => {
  const rng = makeRng(SEED + 1)
  const letters = (text: string, count: number) => [...text].slice(0, count).join('')
  return Array.from({ length: EACH * 10 }, (_, number) => {
    const count = 1 + (number % 9)
    const path = number % 4 === 3 ? '/api/post-search-suggestions/' : '/api/search-suggestions/'
    const text = letters(nameOf(rng, size).join(' '), count)
    return { kind: `${count} letters`, path: `${path}?q=${encodeURIComponent(text)}` }
  })
}

/** The same searchQueries for libraries that know texts only. */
export const textsOf = (searchQueries: readonly SearchRequest[]) =>
  searchQueries
    .filter(({ path }) => path.startsWith('/api/marketplace') && !path.includes('sort=near'))
    .map(({ path }) => new URL(path, 'http://site').searchParams.get('searchtext') ?? '')
    .filter(Boolean)
