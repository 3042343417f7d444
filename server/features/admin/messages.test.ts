import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { serveWeb } from '../../app/web.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aReport, aReportedMessage, caseOf } from '../../testing/cases.ts'
import { aChat, insertMessages } from '../../testing/chats.ts'
import { aFile, formOf } from '../../testing/forms.ts'
import { needMarket } from '../../testing/need-market.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { testServer } from '../../testing/test-server.ts'
import { aVoice, voiceForm } from '../../testing/voices.ts'

const server = await testServer()
const { db } = server
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, server.ctx, () => Promise.reject(new Error('no page is asked for')))
const moderator = await signedInStaff(server, 'moderator')
const market = await needMarket(server)
const support = await signedInStaff(server, 'support')
const complaint = { reason: 'harassment', description: 'He threatens me' }
const why = { reason: 'A threat was reported' }

const aMessage = async () => {
  const { shop: provider, ...chat } = await aChat(db)
  const [id = 0] = await insertMessages(db, chat.chat.id, [{ by: 'customer', content: 'You cheat people' }])
  return { ...chat, provider, id }
}
const report = async (who: { id: number }, named: object) =>
  (await (await server.as(who)).post('/api/reports/', { ...named, ...complaint })).statusCode

type Opened = { pieces: { content: string | null; voice: { url: string } | null; context: object[] }[] }
const open = (caseId: number, staff = moderator) => staff.post(`/api/admin/cases/${caseId}/evidence/`, why)
const decide = (caseId: number, decision: string) =>
  moderator.post(`/api/admin/cases/${caseId}/decide/`, { decision, reason: 'Against the rules' })

type Message = { content: string; is_removed: boolean; voice: object | null }
const messagesFor = async (who: { id: number }, chatId: number) =>
  (await (await server.as(who)).get(`/api/chats/${chatId}/messages/`)).json<Message[]>()
const reasonsOf = async (who: { id: number }) =>
  (await (await server.as(who)).get('/api/access-log/'))
    .json<{ results: { reason: string }[] }>()
    .results.map(({ reason }) => reason)

describe('a chat message is reported', () => {
  test('by the other side of the chat, and by no one else', async () => {
    const { customer, provider, id } = await aMessage()
    expect((await server.post('/api/reports/', { message: id, ...complaint })).statusCode).toBe(401)
    expect(await report(customer, { message: id })).toBe(403)
    expect(await report(await anAccount(db), { message: id })).toBe(404)
    expect(await report(await aProvider(db), { message: id })).toBe(404)
    expect(await report(provider, { message: 999_999 })).toBe(404)
    expect(await report(provider, { message: id, provider: provider.id })).toBe(400)
    expect(await report(provider, { message: id, customer: customer.id })).toBe(400)
    expect(await report(provider, { message: String(id) })).toBe(201)
  })

  test('by the account that blocked the writer, but not by a blocked one', async () => {
    const [blocking, blocked] = [await aMessage(), await aMessage()]
    await block(db, blocking.provider, blocking.customer)
    await block(db, blocked.customer, blocked.provider)
    expect(await report(blocking.provider, { message: blocking.id })).toBe(201)
    expect(await report(blocked.provider, { message: blocked.id })).toBe(404)
  })

  test('not when its writer is suspended, or when it was removed', async () => {
    const suspended = await aMessage()
    const { id } = suspended.customer
    await db.updateTable('accounts').set({ suspendedAt: server.time.now }).where('id', '=', id).execute()
    expect(await report(suspended.provider, { message: suspended.id })).toBe(404)
    const removed = await aReportedMessage(server)
    await decide(removed.id, 'remove')
    expect(await report(removed.provider, { message: removed.messageId })).toBe(404)
  })
})

describe('the case of a message', () => {
  test('has one case for all reports, and nothing of the chat before it is opened', async () => {
    const { id, customer, provider, messageId } = await aReportedMessage(server)
    expect(await report(provider, { message: messageId })).toBe(201)
    const read = await moderator.get(`/api/admin/cases/${id}/`)
    const { name } = await db
      .selectFrom('customers')
      .select('name')
      .where('accountId', '=', customer.id)
      .executeTakeFirstOrThrow()
    expect(read.json()).toMatchObject({
      target_kind: 'message',
      title: name,
      account_id: customer.id,
      visibility: 'shown',
      report_count: 2,
      evidence: [{ content: null, writer_name: name, business_name: null, is_private: true }],
      choices: ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban'],
    })
    for (const path of [`/api/admin/cases/${id}/`, '/api/admin/cases/'])
      expect((await moderator.get(path)).body).not.toMatch(/cheat|Namaste/)
  })

  test('is opened for a reason that both persons read, by staff who decide cases', async () => {
    const { id, customer, provider } = await aReportedMessage(server)
    expect((await moderator.post(`/api/admin/cases/${id}/evidence/`, { reason: ' ' })).statusCode).toBe(400)
    expect((await open(id, support)).statusCode).toBe(403)
    expect((await open(999_999)).statusCode).toBe(404)
    expect(await reasonsOf(customer)).toEqual([])
    expect((await open(id)).json()).toMatchObject({
      pieces: [
        {
          content: 'You cheat people',
          voice: null,
          context: [
            { is_by_writer: false, content: 'Namaste' },
            { is_by_writer: true, content: 'Is it ready?' },
          ],
        },
      ],
    })
    for (const person of [customer, provider]) expect(await reasonsOf(person)).toEqual([why.reason])
    const owner = await signedInStaff(server, 'owner')
    const audit = (await owner.get('/api/admin/audit/')).json<{ action: string; subject_id: number }[]>()
    const opened = audit.filter(({ action }) => action === 'evidence_opened').slice(0, 2)
    expect(opened.map(({ subject_id }) => subject_id).toSorted()).toEqual(
      [customer.id, provider.id].toSorted(),
    )
  })

  test('loses the messages before it when the reporter deletes the account', async () => {
    const { id, provider } = await aReportedMessage(server)
    expect((await (await server.as(provider)).delete('/api/delete-account/')).statusCode).toBe(200)
    const { pieces } = (await open(id)).json<Opened>()
    expect(pieces).toMatchObject([{ content: 'You cheat people', context: [] }])
  })

  test('has nothing to open when it is about a post', async () => {
    const provider = await aProvider(db)
    await aReport(server, { provider: provider.id })
    expect((await open(await caseOf(server, 'provider', provider.id))).statusCode).toBe(404)
  })
})

describe('a decision about a message', () => {
  test.each(['hide', 'remove'])('%s: both sides see that it was removed', async (decision) => {
    const { id, chat, customer, provider } = await aReportedMessage(server)
    const decided = await decide(id, decision)
    expect(decided.json()).toMatchObject({ status: 'decided' })
    for (const person of [customer, provider]) {
      const messages = await messagesFor(person, chat.id)
      expect(messages.map(({ is_removed }) => is_removed)).toEqual([false, false, true])
      expect(messages.at(-1)).toMatchObject({ kind: 'text', content: '', voice: null })
      const [thread] = (await (await server.as(person)).get('/api/chats')).json<object[]>()
      expect(thread).toMatchObject({ last_message: '', is_last_removed: true })
    }
    expect((await open(id)).json<Opened>().pieces[0]?.content).toBe('You cheat people')
  })

  test('is revoked when the case is reopened, and by an appeal, whose page does not quote the message', async () => {
    const reopened = await aReportedMessage(server)
    await decide(reopened.id, 'hide')
    await moderator.post(`/api/admin/cases/${reopened.id}/reopen/`, { reason: 'A mistake' })
    expect((await messagesFor(reopened.provider, reopened.chat.id)).at(-1)?.is_removed).toBe(false)

    const appealed = await aReportedMessage(server)
    await decide(appealed.id, 'hide')
    const { id, appealCode } = await db
      .selectFrom('decisions')
      .select(['id', 'appealCode'])
      .where('caseId', '=', appealed.id)
      .executeTakeFirstOrThrow()
    const text = 'It was a joke between friends'
    const appeal = await server.post(`/api/appeals/${appealCode}/`, { text })
    expect(appeal.json()).toMatchObject({ target_kind: 'message', title: null })
    const owner = await signedInStaff(server, 'owner')
    expect((await owner.get('/api/admin/appeals/')).json()).toMatchObject([{ id, title: null }])
    const answer = { outcome: 'overturned', answer: 'You are right' }
    expect((await owner.post(`/api/admin/appeals/${id}/answer/`, answer)).statusCode).toBe(200)
    expect((await messagesFor(appealed.provider, appealed.chat.id)).at(-1)?.is_removed).toBe(false)
  })

  test('can suspend the writer', async () => {
    const { id, customer } = await aReportedMessage(server)
    const until = new Date(server.time.now.getTime() + 86_400_000).toISOString()
    const decided = await moderator.post(`/api/admin/cases/${id}/decide/`, {
      decision: 'suspend',
      reason: 'Threats',
      until,
    })
    expect(decided.statusCode).toBe(200)
    expect((await (await server.as(customer)).get('/api/chats')).statusCode).toBe(401)
  })
})

describe('a voice note', () => {
  test('is listened to within the case, through a signed URL, and disappears for both sides', async () => {
    const { customer, shop: provider, chat } = await aChat(db)
    const sent = await (await server.as(provider)).post(`/api/chats/${chat.id}/voice/`, voiceForm('one'))
    const { message_id: messageId } = sent.json<{ message_id: number }>()
    expect(await report(customer, { message: messageId })).toBe(201)
    const id = await caseOf(server, 'message', messageId)
    expect((await moderator.get(`/api/admin/cases/${id}/`)).body).not.toContain('/media/')
    const { pieces } = (await open(id)).json<Opened>()
    expect(pieces).toMatchObject([{ content: null, context: [] }])
    const url = pieces[0]?.voice?.url ?? ''
    expect((await site.inject({ url })).statusCode).toBe(200)
    expect((await site.inject({ url: url.replace(/\?.*/, '') })).statusCode).toBe(404)
    await decide(id, 'hide')
    for (const person of [customer, provider])
      expect(await messagesFor(person, chat.id)).toMatchObject([{ voice: null, is_removed: true }])
  })

  test('of a reported need is opened in its case too', async () => {
    const categoryId = market.aCategory()
    const [business, customer] = [await market.aBusiness(categoryId), await market.aCustomer()]
    const { text, district_id, when } = market.form
    const fields = { text, when, category_id: String(categoryId), district_id: String(district_id) }
    const sent = await customer.post(
      '/api/needs/',
      formOf({ ...fields, voice: aFile(aVoice(), 'voice.webm') }),
    )
    const { need_id: needId } = sent.json<{ need_id: number }>()
    await market.ask(needId)
    expect(await report(business, { need: needId })).toBe(201)
    const id = await caseOf(server, 'need', needId)
    expect((await open(id)).json()).toMatchObject({
      pieces: [{ content: null, voice: { seconds: 3, url: expect.stringContaining('?pass=') }, context: [] }],
    })
    expect(await reasonsOf(customer)).toEqual([why.reason])
    expect(await reasonsOf(business)).toEqual([])
  })
})
