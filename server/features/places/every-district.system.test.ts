import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { findDistricts } from './places.service.ts'
import { loadPlaces } from './reference.service.ts'

type District = { id: number; name: string; state: string }

const server = await testServer()
const districts = async (lang: string) =>
  (await server.get(`/api/districts/?lang=${lang}`)).json<District[]>()

test('every centre is detected as its district, unless another has the same centre', async () => {
  const { rows } = await sql<{ latitude: number; longitude: number; names: string[] }>`
    select latitude, longitude, array_agg(name_en) as names from districts group by 1, 2`.execute(server.db)
  for (const { latitude, longitude, names: here } of rows) {
    const found = await server.get(`/api/reverse-geocode/?lat=${latitude}&lng=${longitude}`)
    expect(here).toContain(found.json<District>().name)
  }
})

test("every district is found by its name, and uniquely as 'Name, State', in both languages", async () => {
  for (const { id, name, state } of [...(await districts('en')), ...(await districts('hi'))]) {
    expect(await findDistricts(server.db, `${name}, ${state}`), `${name}, ${state}`).toEqual([id])
    expect(await findDistricts(server.db, name), name).toContain(id)
  }
})

test('loading the reference data again keeps ids and restores changed rows', async () => {
  const before = await districts('hi')
  const spellings = () =>
    server.db.selectFrom('districtSpellings').selectAll().orderBy('spelling').orderBy('key').execute()
  const spelledBefore = await spellings()
  await server.db.updateTable('districts').set({ nameHi: 'x' }).where('id', '=', 1).execute()
  await server.db.deleteFrom('districtSpellings').where('districtId', '=', 1).execute()
  await sql`delete from reference_data where name = 'places'`.execute(server.db)
  await loadPlaces(server.db)
  expect(await districts('hi')).toEqual(before)
  expect(await spellings()).toHaveLength(spelledBefore.length)
  expect(await server.db.selectFrom('divisions').select('nameEn').execute()).toHaveLength(14)
})
