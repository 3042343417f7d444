import type { Static } from 'typebox'
import { expect } from 'vitest'
import { DAY } from '../../contract/limits.ts'
import type { Need } from '../../contract/needs.ts'
import { askBusinesses } from '../features/needs/asking.service.ts'
import { anAccount } from './accounts.ts'
import { gayaSweets, NEED_TEXT } from './needs.ts'
import { aProvider } from './providers.ts'
import { NOON, type testServer } from './test-server.ts'

export type NeedView = Static<typeof Need>
type TestServer = Awaited<ReturnType<typeof testServer>>

/** Customers and businesses that meet through the API. */
export const needMarket = async (server: TestServer) => {
  const { db, ctx, time } = server
  const place = await gayaSweets(db)
  const form = {
    text: NEED_TEXT,
    category_id: place.categoryId,
    district_id: place.districtId,
    when: 'this_week',
    budget_paise: 120_000,
  }
  const others = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '<>', place.categoryId)
    .orderBy('id')
    .execute()
  /** Each test has a category of its own, so that it meets no other businesses. */
  const aCategory = () => others.shift()?.id ?? 0
  const aCustomer = async () => {
    const account = await anAccount(db, { createdAt: new Date(NOON.getTime() - 30 * DAY) })
    return { ...account, ...(await server.as(account)) }
  }
  const aBusiness = async (categoryId: number) => {
    const account = await aProvider(db, { provider: { categoryId } })
    return { ...account, ...(await server.as(account)) }
  }
  const deps = { clock: () => time.now, publish: ctx.live.publish }
  const ask = (needId: number) => askBusinesses(db, needId, deps)

  /** A need about which these businesses were asked. */
  const aMarket = async (count: number) => {
    const category_id = aCategory()
    const businesses = []
    for (let more = 0; more < count; more += 1) businesses.push(await aBusiness(category_id))
    const customer = await aCustomer()
    const created = await customer.post('/api/needs/', { ...form, category_id })
    expect(created.statusCode).toBe(201)
    const { need_id: id } = created.json<NeedView>()
    await ask(id)
    const read = async (who: Pick<TestServer, 'get'> = customer) =>
      (await who.get(`/api/needs/${id}/`)).json<NeedView>()
    const [first = await aBusiness(category_id)] = businesses
    return { category_id, businesses, first, customer, id, read }
  }
  return { place, form, aCategory, aCustomer, aBusiness, ask, aMarket, deps }
}
