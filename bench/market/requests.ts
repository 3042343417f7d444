// Addresses of market pages and searches, each once, in the order of chance.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { makeRng } from '../../tools/random.ts'
import { readRequests } from '../mix/requests.ts'

// Both languages, then the same page with another last letter: there are fewer states than pages are measured.
const LANGUAGES = ['en', 'hi']
const STATES = 2_000

/** As many of the pages as there are providers on them: people come where providers are, and large districts cost the most. */
const readPlaces = async (db: Db) => {
  const { rows } = await sql<{ district: string; category: string; state: string }>`
    select states.slug as state, districts.slug as district, categories.slug as category
    from market_counts as counts
      join districts on districts.id = counts.district_id
      join states on states.id = districts.state_id
      join categories on categories.id = counts.category_id,
      generate_series(1, counts.providers)
    where counts.providers > 0`.execute(db)
  return makeRng(11).shuffle(rows)
}

const different = (paths: readonly string[]) => [...new Set(paths)]

/** A page of the search, as the API answers it. */
const asCall = (page: string) => {
  const { searchParams } = new URL(page, 'http://site')
  const call = new URLSearchParams({ searchtext: searchParams.get('q') ?? '' })
  for (const [from, to] of [
    ['district', 'location'],
    ['category', 'category'],
  ] as const) {
    const value = searchParams.get(from)
    if (value) call.set(to, value)
  }
  return `/api/search/?${call.toString()}`
}

const pathsOf = (places: Awaited<ReturnType<typeof readPlaces>>) => ({
  category: different(
    places.map(({ state, district, category }) => `/market/${state}/${district}/${category}`),
  ),
  district: different(places.map(({ state, district }) => `/market/${state}/${district}`)),
})

export const marketPaths = async (db: Db) => pathsOf(await readPlaces(db))

export const marketRequests = async (db: Db, providers: number) => {
  const places = await readPlaces(db)
  const { pages } = await readRequests(db, providers)
  const searches = pages.search.cold
  return {
    search: { pages: searches, api: searches.map(asCall) },
    ...pathsOf(places),
    state: places
      .slice(0, STATES)
      .map(
        ({ state }, turn) => `/market/${state}?${LANGUAGES[turn % 2] === 'hi' ? 'lng=hi&' : ''}from=${turn}`,
      ),
  }
}
