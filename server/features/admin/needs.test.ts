import { describe, expect, test } from 'vitest'
import { DAY } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aReceivedNeed, gayaSweets, NEED_TEXT } from '../../testing/needs.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const moderator = await signedInStaff(server, 'moderator')
const complaint = { reason: 'scam', description: 'This is no need' }

const aPair = async () => {
  const [customer, provider] = [await anAccount(db), await aProvider(db)]
  const need = await aReceivedNeed(db, { customerId: customer.id, providerId: provider.id })
  const report = async (who: { id: number }, named: object = { need: need.id }) =>
    (await server.as(who)).post('/api/reports/', { ...named, ...complaint })
  const read = async (who: { id: number }) => (await server.as(who)).get(`/api/needs/${need.id}/`)
  return { customer, provider, id: need.id, report, read }
}

type Case = { id: number; target_kind: string; target_id: number; reasons: string[] }
const casesOf = async (needId: number) =>
  (await moderator.get('/api/admin/cases/'))
    .json<Case[]>()
    .filter(({ target_kind, target_id }) => target_kind === 'need' && target_id === needId)

describe('a need', () => {
  test('is reported by a business that was asked, and by no one else', async () => {
    const { customer, provider, id, report } = await aPair()
    const statusOf = async (sent: ReturnType<typeof report>) => (await sent).statusCode
    expect((await server.post('/api/reports/', { need: id, ...complaint })).statusCode).toBe(401)
    expect(await statusOf(report(customer))).toBe(403)
    expect(await statusOf(report(await anAccount(db)))).toBe(404)
    expect(await statusOf(report(await aProvider(db)))).toBe(404)
    expect(await statusOf(report(provider, { need: id, provider: provider.id }))).toBe(400)
    expect(await statusOf(report(provider, { need: id, customer: provider.id }))).toBe(404)
    expect(await statusOf(report(provider, { need: id, customer: customer.id }))).toBe(201)
    await block(db, customer, provider)
    expect(await statusOf(report(provider, { need: String(id) }))).toBe(404)
  })

  test('has a case with the evidence, and disappears for businesses when it is hidden', async () => {
    const { customer, provider, id, report, read } = await aPair()
    await report(provider)
    const [found] = await casesOf(id)
    expect((await moderator.get(`/api/admin/cases/${found?.id}/`)).json()).toMatchObject({
      title: NEED_TEXT,
      account_id: customer.id,
      visibility: 'shown',
      evidence: [{ content: NEED_TEXT, fields: { category: 'Sweets & Bakery', district: 'Gaya' } }],
      choices: ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban'],
    })
    const decided = await moderator.post(`/api/admin/cases/${found?.id}/decide/`, {
      decision: 'hide',
      reason: 'Against the rules',
    })
    expect(decided.json()).toMatchObject({ status: 'decided' })
    expect((await read(provider)).statusCode).toBe(404)
    expect((await read(customer)).json()).toMatchObject({ is_hidden: true })
    const restored = await moderator.post(`/api/admin/content/need/${id}/restore/`, { reason: 'A mistake' })
    expect(restored.statusCode).toBe(200)
    expect((await read(provider)).statusCode).toBe(200)
  })

  test('is found by its words in either script', async () => {
    const { categoryId, districtId } = await gayaSweets(db)
    const customer = await anAccount(db)
    const sent = await (
      await server.as(customer)
    ).post('/api/needs/', {
      text: 'शादी के लिए बूँदी के लड्डू',
      category_id: categoryId,
      district_id: districtId,
      when: 'later',
    })
    const { need_id: id } = sent.json<{ need_id: number }>()
    const list = await moderator.get('/api/admin/content/?kind=need&q=boondi')
    expect(list.json()).toMatchObject([
      { id, kind: 'need', title: 'Sweets & Bakery', provider_id: null, account_id: customer.id },
    ])
    expect((await moderator.get(`/api/admin/content/need/${id}/`)).json()).toMatchObject({
      content: 'शादी के लिए बूँदी के लड्डू',
      visibility: 'shown',
      choices: ['hide', 'remove'],
    })
    for (const path of ['?kind=need&lang=hi', `need/${id}/?lang=hi`])
      expect((await moderator.get(`/api/admin/content/${path}`)).body).toContain('मिठाई और बेकरी')
    expect((await moderator.get(`/api/admin/content/?kind=need&account=${customer.id}`)).json()).toHaveLength(
      1,
    )
  })
})

describe('a case is opened automatically', () => {
  const write = async (text: string, accountAge: number) => {
    const { categoryId: category_id, districtId: district_id } = await gayaSweets(db)
    const account = await anAccount(db, { createdAt: new Date(NOON.getTime() - accountAge) })
    const me = await server.as(account)
    const sent = await me.post('/api/needs/', { text, category_id, district_id, when: 'today' })
    return (await casesOf(sent.json<{ need_id: number }>().need_id)).flatMap(({ reasons }) => reasons)
  }

  test.each([
    'Call me on 98765 43210 for details',
    'फ़ोन करें ९८७६५४३२१० पर',
    'Everything is on www.cheap-sweets.example',
    'Write to asha@example.in today',
  ])('for a phone number or link of a new account: %s', async (text) => {
    expect(await write(text, DAY)).toEqual(['need_contact'])
    expect(await write(`${text}, please`, 8 * DAY)).toEqual([])
  })

  test('for a text that was written before, unless it is short', async () => {
    expect(await write('Ten boxes of kaju katli for Diwali', 8 * DAY)).toEqual([])
    expect(await write('ten boxes of Kaju katli, for Diwali!', 8 * DAY)).toEqual(['need_same_words'])
    expect(await write('A small cake', 8 * DAY)).toEqual([])
    expect(await write('A small cake', 8 * DAY)).toEqual([])
    expect(await write('2 kg laddu for 20 guests on 14.3.', DAY)).toEqual([])
  })
})
