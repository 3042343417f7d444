// Whether a provider is still found when a finger slips: by one word of its name, and by two of which one has the slip.
import { words } from '../../contract/search-text/fold.ts'
import { makeRng, type Rng } from '../../tools/random.ts'
import { lengthOf, makeTypo, type TypoKind, typoKinds } from './typos.ts'

type Provider = { username: string; businessName: string }
type Searching = (text: string) => Promise<string[]>
type Counts = { tried: number; first: number; found: number }

// A slip in a shorter word leaves hardly anything of it.
const SHORTEST = 4
const FIRST_PAGE = 10
const SEED = 7

const isLong = (word: string) => lengthOf(word) >= SHORTEST

const oneWord = (rng: Rng, { businessName }: Provider, kind: TypoKind) => {
  const long = words(businessName).filter(isLong)
  return long.length > 0 ? makeTypo(rng, rng.pick(long), kind) : undefined
}

const twoWords = (rng: Rng, { businessName }: Provider, kind: TypoKind) => {
  const all = words(businessName)
  const from = rng.int(0, Math.max(0, all.length - 2))
  const pair = all.slice(from, from + 2)
  const long = pair.filter(isLong)
  if (pair.length < 2 || long.length === 0) return undefined
  const wrong = rng.pick(long)
  return pair.with(pair.indexOf(wrong), makeTypo(rng, wrong, kind)).join(' ')
}

const count = async (
  providers: readonly Provider[],
  query: (provider: Provider) => string | undefined,
  search: Searching,
) => {
  const sum: Counts = { tried: 0, first: 0, found: 0 }
  for (const provider of providers) {
    const text = query(provider)
    if (text === undefined) continue
    const at = (await search(text)).indexOf(provider.username)
    sum.tried += 1
    if (at >= 0) sum.found += 1
    if (at >= 0 && at < FIRST_PAGE) sum.first += 1
  }
  return sum
}

const plus = (one: Counts, other: Counts): Counts => ({
  tried: one.tried + other.tried,
  first: one.first + other.first,
  found: one.found + other.found,
})

const share = (part: number, { tried }: Counts) => Number((part / tried).toFixed(3))

const described = (sum: Counts) => ({
  queries: sum.tried,
  'in the first ten': share(sum.first, sum),
  found: share(sum.found, sum),
})

const metricsFor = async (
  ask: (rng: Rng, provider: Provider, kind: TypoKind) => string | undefined,
  providers: readonly Provider[],
  search: Searching,
) => {
  const rng = makeRng(SEED)
  const rows: Record<string, ReturnType<typeof described>> = {}
  let all: Counts = { tried: 0, first: 0, found: 0 }
  for (const kind of typoKinds) {
    const sum = await count(providers, (provider) => ask(rng, provider, kind), search)
    rows[kind] = described(sum)
    all = plus(all, sum)
  }
  return { ...rows, all: described(all) }
}

export const typoMetrics = async (providers: readonly Provider[], search: Searching) => ({
  oneWord: await metricsFor(oneWord, providers, search),
  twoWords: await metricsFor(twoWords, providers, search),
})
