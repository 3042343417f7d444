// The search in a saved district finds what the API finds: the same first result for the judged queries.
import { expect, test } from 'vitest'
import type { OfflineDistrict } from '../../../contract/offline-districts.ts'
import { rebuildIndex } from '../../../server/features/search/rebuild.service.ts'
import { goods } from '../../../server/features/search/words/goods.ts'
import { freshDatabase, testServer } from '../../../server/testing/test-server.ts'
import { indexDistrict } from '../../../web/lib/district-search/district-index.ts'
import { searchDistrict } from '../../../web/lib/district-search/search-district.ts'
import { fillMarket } from '../fill-market.ts'
import { withoutTimeout } from '../without-timeout.ts'
import { type JudgedQuery, readJudgedQueries, readLaterQueries } from './judged-queries.ts'

// The best supplied district of the demo market.
const DISTRICT = { name: 'Patna', state: 'Bihar' }
const SAME = 0.97

const database = await freshDatabase()
await withoutTimeout(database.url, async (db) => {
  await fillMarket(db)
  await rebuildIndex(db)
})
const server = await testServer({ isCached: false, database })

const readDocument = async () => {
  const { id } = await server.db
    .selectFrom('districts')
    .select('id')
    .where('nameEn', '=', DISTRICT.name)
    .executeTakeFirstOrThrow()
  const reply = await server.get(`/api/districts/${id}/offline.json`)
  expect(reply.statusCode).toBe(200)
  return reply.json<OfflineDistrict>()
}

// A text that names the district needs no location: with one, the API searches for its place words in names.
const onlineFirst = async ({ text, district }: JudgedQuery) => {
  const location = district === DISTRICT.name ? {} : { location: `${DISTRICT.name}, ${DISTRICT.state}` }
  const query = new URLSearchParams({ searchtext: text, limit: '1', ...location })
  const reply = await server.get(`/api/marketplace/search/?${query.toString()}`)
  return reply.json<{ id: number; business_name: string }[]>()[0]?.id ?? null
}

test('at least 97 % of the judged queries have the same first result in a saved district', async () => {
  const index = indexDistrict(await readDocument(), goods)
  const offlineFirst = async (text: string) => {
    const found = await searchDistrict(
      index,
      {
        text,
        category: '',
        isOpenNow: false,
        isVerified: false,
        minRating: null,
        sort: 'best',
        position: null,
        now: server.time.now,
      },
      1,
    )
    return found.found[0]?.provider[0] ?? null
  }
  const different: string[] = []
  let answered = 0
  const queries = [...readJudgedQueries(), ...readLaterQueries()]
  for (const query of queries) {
    const { text } = query
    const online = await onlineFirst(query)
    const offline = await offlineFirst(text)
    if (online !== null) answered += 1
    if (online !== offline) different.push(`${text}: ${online} online, ${offline} offline`)
  }
  // Otherwise two empty lists would agree.
  expect(answered).toBeGreaterThan(150)
  expect(1 - different.length / queries.length, different.join('\n')).toBeGreaterThanOrEqual(SAME)
}, 600_000)
