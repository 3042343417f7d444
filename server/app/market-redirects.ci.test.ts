import { afterAll, describe, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { loadBuilt, serveWeb } from './web.ts'

const server = await testServer()
const { db } = server
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
await serveWeb(site, server.ctx, loadBuilt)
afterAll(() => site.close())

const get = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode, headers } = await site.inject({ method, url, headers: { host: 'haat.example' } })
  return [statusCode, headers.location]
}

await db.updateTable('districts').set({ nameEn: 'Singheshwar' }).where('nameEn', '=', 'Madhepura').execute()

const { id: stateId } = await db
  .selectFrom('states')
  .select('id')
  .where('slug', '=', 'bihar')
  .executeTakeFirstOrThrow()
const BIHAR = encodeURIComponent('बिहार')
const GAYA = encodeURIComponent('गया')
const SWEETS = '/market/bihar/gaya/sweets-bakery'

describe.each([
  ['/market/', '/market'],
  ['/MARKET', '/market'],
  ['/market/Bihar', '/market/bihar'],
  ['/Market/BIHAR/Gaya/', '/market/bihar/gaya'],
  ['/market/bihar/gaya//', '/market/bihar/gaya'],
  ['//market//bihar//gaya', '/market/bihar/gaya'],
  ['/market/b%69har', '/market/bihar'],
  [`/market/${BIHAR}`, '/market/bihar'],
  [`/market/${BIHAR}/${GAYA}/`, '/market/bihar/gaya'],
  [`/market/${BIHAR.toLowerCase()}/${GAYA.toLowerCase()}`, '/market/bihar/gaya'],
  [`/market/${stateId}`, '/market/bihar'],
  [`/market/0${stateId}`, '/market/bihar'],
  ['/market/Tamil%20Nadu', '/market/tamil-nadu'],
  ['/market/Orissa/', '/market/odisha'],
  ['/market/bihar/madhepura', '/market/bihar/singheshwar'],
  ['/Market/Bihar//Madhepura/', '/market/bihar/singheshwar'],
  ['/market/bihar/gaya/Sweets%20&%20Bakery', SWEETS],
  ['/market/bihar/gaya/sweets%20%26%20bakery/', SWEETS],
  ['/market/bihar/gaya/2', SWEETS],
])('%s', (url, moved) => {
  test.each(['', '?lng=hi', '?lng=en&x=1', '?utm_source=x', '?lng=hi&from=qr'])(
    `takes one redirect to ${moved} and keeps the query string '%s'`,
    async (query) => {
      expect(await get(url + query)).toEqual([301, moved + query])
      expect(await get(url + query, 'HEAD')).toEqual([301, moved + query])
    },
  )

  test('leads to a page that does not redirect', async () => {
    expect(await get(moved)).toEqual([200, undefined])
    expect(await get(moved, 'HEAD')).toEqual([200, undefined])
  })
})

const ATLANTIS = encodeURIComponent('अटलांटिस')

test.each([
  '/market/atlantis',
  '/Market/Atlantis/',
  '//market//Atlantis',
  '/market/bihar/Atlantis',
  '/market/Bihar/Gaya/Witchcraft?lng=hi',
  '/market/Bihar/Gaya/Witch%20%26%20Craft',
  `/market/${ATLANTIS}`,
  `/market/${ATLANTIS.toLowerCase()}/`,
  `/market/${BIHAR}/${ATLANTIS}`,
  '/market/Bihar/Gaya/Sweets-Bakery/More/',
  '/market/000',
  '/market/Bihar/%2F',
  `/market/${'A'.repeat(500)}`,
  '/NoSuchPage/',
])('%s returns 404 without a redirect', async (url) => {
  expect(await get(url)).toEqual([404, undefined])
  expect(await get(url, 'HEAD')).toEqual([404, undefined])
})
