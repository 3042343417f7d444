import { expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aMedia, aProvider, attachMedia } from '../../testing/providers.ts'
import { week } from '../../testing/hours.ts'
import { queriesDuring } from '../../testing/queries.ts'

const server = await testServer()
const { db } = server

const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000)
const home = async (lang = 'en') => (await server.get(`/api/index/?lang=${lang}`)).json()

test('returns categories and no businesses for an empty market', async () => {
  const index = await home()
  expect(index).toMatchObject({ providers: [], provider_count: 0, customer_count: 0 })
  expect(index.categories).toHaveLength(45)
  expect(index.categories[0]).toEqual((await server.get('/api/category/')).json()[0])
})

test('lists public businesses, latest verified first', async () => {
  const [logo, picture] = [await aMedia(db), await aMedia(db)]
  const first = await aProvider(db, {
    account: { verifiedAt: minutesAgo(1) },
    provider: { businessName: 'Sharma Sweets', businessTagline: 'Pure ghee', logoId: logo.id },
  })
  await attachMedia(db, first.id, [picture])
  const second = await aProvider(db, { account: { verifiedAt: minutesAgo(2) } })
  await aProvider(db, { account: { verifiedAt: null } })
  await aProvider(db, { account: { verifiedAt: minutesAgo(0), suspendedAt: NOON } })
  const { providers } = await home('hi')
  expect(providers.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id])
  expect(providers[0]).toEqual({
    id: first.id,
    user_id: first.id,
    business_name: 'Sharma Sweets',
    business_category: expect.stringMatching(/मिठाई/),
    business_tagline: 'Pure ghee',
    logo: `/media/${logo.folder}/320.webp`,
    images: [expect.objectContaining({ id: picture.id, image_data: `/media/${picture.folder}/640.webp` })],
    district: 'गया',
    state: 'बिहार',
    verified: false,
    rating: { average: null, count: 0 },
    is_open: null,
    next_change_at: null,
  })
})

test('lists at most twelve businesses', async () => {
  for (let i = 0; i < lists.recentProviders; i += 1) await aProvider(db)
  expect((await home()).providers).toHaveLength(lists.recentProviders)
})

test('open_now=1 lists the latest businesses that are open', async () => {
  const listed = (minutes: number, opening: string) =>
    aProvider(db, {
      account: { verifiedAt: minutesAgo(minutes) },
      provider: { hours: JSON.stringify({ weekly: week(opening), special_days: [] }) },
    })
  const [older, newer] = [await listed(600, '10:00-20:00'), await listed(500, '10:00-20:00')]
  await listed(0, '13:00-20:00')
  const open = (await server.get('/api/index/?open_now=1')).json()
  expect(open.providers.map(({ id, is_open }: { id: number; is_open: boolean }) => [id, is_open])).toEqual([
    [newer.id, true],
    [older.id, true],
  ])
  const all = await home()
  expect({ ...open, providers: [] }).toEqual({ ...all, providers: [] })
  expect((await server.get('/api/index/?open_now=0')).json()).toEqual(all)
})

const countsOf = async () => {
  const { customer_count, provider_count } = await home()
  return [customer_count, provider_count]
}

test('counts public accounts without reading them', async () => {
  const [customers, providers] = await countsOf()
  await anAccount(db, { verifiedAt: null })
  await anAccount(db, { suspendedAt: NOON })
  await anAccount(db, { role: 'admin' })
  expect(await countsOf()).toEqual([customers, providers])
  const customer = await anAccount(db)
  await aProvider(db)
  expect(await countsOf()).toEqual([customers + 1, providers + 1])
  const setStatus = (status: object) =>
    db.updateTable('accounts').set(status).where('id', '=', customer.id).execute()
  await setStatus({ suspendedAt: NOON })
  expect(await countsOf()).toEqual([customers, providers + 1])
  await setStatus({ suspendedAt: null })
  await setStatus({ language: 'en' })
  expect(await countsOf()).toEqual([customers + 1, providers + 1])
  await db.deleteFrom('accounts').where('id', '=', customer.id).execute()
  expect(await countsOf()).toEqual([customers, providers + 1])
  const queries = await queriesDuring(home)
  expect(queries.filter((text) => /count\(\*\)/.test(text))).toEqual([])
})
