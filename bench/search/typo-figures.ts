// Whether a shop is still found when a finger slips: by one word of its name, and by two of which one has the slip.
import { words } from '../../server/platform/fold.ts'
import { makeRng, type Rng } from '../../tools/demo/random.ts'
import { lengthOf, slip, type Slip, slips } from './typos.ts'

type Shop = { username: string; businessName: string }
type Searching = (text: string) => Promise<string[]>
type Tally = { tried: number; first: number; found: number }

// A slip in a shorter word leaves hardly anything of it.
const SHORTEST = 4
const FIRST_PAGE = 10
const SEED = 7

const isLong = (word: string) => lengthOf(word) >= SHORTEST

const oneWord = (rng: Rng, { businessName }: Shop, kind: Slip) => {
  const long = words(businessName).filter(isLong)
  return long.length > 0 ? slip(rng, rng.pick(long), kind) : undefined
}

const twoWords = (rng: Rng, { businessName }: Shop, kind: Slip) => {
  const all = words(businessName)
  const from = rng.int(0, Math.max(0, all.length - 2))
  const pair = all.slice(from, from + 2)
  const at = pair.findIndex(isLong)
  const wrong = pair[at]
  return pair.length === 2 && wrong ? pair.with(at, slip(rng, wrong, kind)).join(' ') : undefined
}

const tally = async (
  shops: readonly Shop[],
  query: (shop: Shop) => string | undefined,
  search: Searching,
) => {
  const sum: Tally = { tried: 0, first: 0, found: 0 }
  for (const shop of shops) {
    const text = query(shop)
    if (text === undefined) continue
    const at = (await search(text)).indexOf(shop.username)
    sum.tried += 1
    if (at >= 0) sum.found += 1
    if (at >= 0 && at < FIRST_PAGE) sum.first += 1
  }
  return sum
}

const share = (part: number, { tried }: Tally) => Number((part / tried).toFixed(3))

export const typoFigures = async (shops: readonly Shop[], search: Searching) => {
  const rng = makeRng(SEED)
  const rows: Record<string, object> = {}
  const sums = { oneWord: { tried: 0, first: 0, found: 0 }, twoWords: { tried: 0, first: 0, found: 0 } }
  for (const kind of slips)
    for (const [name, query] of Object.entries({ oneWord, twoWords }) as [
      'oneWord' | 'twoWords',
      typeof oneWord,
    ][]) {
      const result = await tally(shops, (shop) => query(rng, shop, kind), search)
      rows[`${name}, ${kind}`] = {
        queries: result.tried,
        'in the first ten': share(result.first, result),
        found: share(result.found, result),
      }
      sums[name].tried += result.tried
      sums[name].found += result.found
    }
  return {
    rows,
    oneWord: share(sums.oneWord.found, sums.oneWord),
    twoWords: share(sums.twoWords.found, sums.twoWords),
  }
}
