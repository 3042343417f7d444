import { describe, expect, test } from 'vitest'
import { testServer } from '../../../testing/test-server.ts'
import { aReportedComment, aReportedPost, aReportedProvider } from '../../../testing/cases.ts'
import { queriesDuring } from '../../../testing/queries.ts'
import { signedInStaff } from '../../../testing/staff.ts'

const server = await testServer()
const { db } = server
const decider = await signedInStaff(server, 'moderator')
const judge = await signedInStaff(server, 'moderator')
const owner = await signedInStaff(server, 'owner')
const support = await signedInStaff(server, 'support')

const DAY = 24 * 60 * 60_000
type State = { can_appeal: boolean; outcome: string | null; answer: string | null; is_undone: boolean }

const codeFor = async (caseId: number) => {
  const rows = db.selectFrom('decisions').select(['id', 'appealCode']).where('caseId', '=', caseId)
  const { id, appealCode } = await rows.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  return { id, code: appealCode ?? '' }
}
const decide = async (caseId: number, decision: string, by = decider) => {
  await by.post(`/api/admin/cases/${caseId}/decide/`, { decision, reason: 'A fraud' })
  return codeFor(caseId)
}
const appeal = (code: string, text = 'It was a joke') => server.post(`/api/appeals/${code}/`, { text })
const stateOf = async (code: string) => (await server.get(`/api/appeals/${code}/`)).json<State>()
const answer = (id: number, body: object, by = judge) => by.post(`/api/admin/appeals/${id}/answer/`, body)
const waiting = async () =>
  (await support.get('/api/admin/appeals/')).json<{ id: number; appeal: string; title: string | null }[]>()

const aBan = async () => {
  const given = await aReportedProvider(server)
  return { ...given, decision: await decide(given.id, 'ban') }
}

describe('an appeal', () => {
  test('is filed once with the code, also by a suspended account', async () => {
    const { decision, shop: provider } = await aBan()
    expect(await stateOf(decision.code)).toEqual({
      target_kind: 'provider',
      title: null,
      decision: 'ban',
      reason: 'A fraud',
      until: null,
      decided_at: server.time.now.toISOString(),
      is_undone: false,
      can_appeal: true,
      appeal: null,
      appealed_at: null,
      outcome: null,
      answer: null,
    })
    const typed = decision.code.toLowerCase().replaceAll(/.{4}(?=.)/g, '$& ')
    expect((await appeal(encodeURIComponent(typed), '  It was a joke ')).statusCode).toBe(201)
    expect(await waiting()).toContainEqual(
      expect.objectContaining({
        id: decision.id,
        title: `Shop ${provider.id}`,
        account_id: provider.id,
        appeal: 'It was a joke',
        decided_by: decider.username,
      }),
    )
    expect((await appeal(decision.code)).json().code).toBe('appeal_closed')
    expect((await stateOf(decision.code)).can_appeal).toBe(false)
  })

  test('names its subject even when that is no longer visible', async () => {
    const { id } = await aReportedPost(server)
    const { code } = await decide(id, 'remove')
    expect(await stateOf(code)).toMatchObject({ target_kind: 'post', title: 'Gold for nothing' })
    const { id: commentCase } = await aReportedComment(server)
    const hidden = await decide(commentCase, 'hide')
    expect((await appeal(hidden.code)).json()).toMatchObject({
      target_kind: 'comment',
      title: 'You cheat people',
    })
  })

  test('is listed with its subject, in one query for any number of appeals', async () => {
    const [post, comment] = [await aReportedPost(server), await aReportedComment(server)]
    const [removed, hidden] = [await decide(post.id, 'remove'), await decide(comment.id, 'hide')]
    await decider.post(`/api/admin/people/${comment.writer.id}/decide/`, {
      decision: 'warn',
      reason: 'Be kind',
    })
    const warned = await db
      .selectFrom('decisions')
      .select(['id', 'appealCode'])
      .where('accountId', '=', comment.writer.id)
      .where('decision', '=', 'warn')
      .executeTakeFirstOrThrow()
    for (const code of [removed.code, hidden.code, warned.appealCode ?? '']) await appeal(code)
    const titles = new Map((await waiting()).map(({ id, title }) => [id, title]))
    expect([removed, hidden, warned].map(({ id }) => titles.get(id))).toEqual([
      'Gold for nothing',
      'You cheat people',
      expect.stringMatching(/^Person \d+$/),
    ])
    await db.deleteFrom('posts').where('id', '=', post.post.id).execute()
    expect((await waiting()).find(({ id }) => id === removed.id)?.title).toBeNull()
    const asked = await queriesDuring(waiting)
    expect(asked.filter((text) => text.includes('decisions'))).toHaveLength(1)
    expect(asked.filter((text) => text.includes('from posts'))).toHaveLength(1)
  })

  test('requires a text and a known code', async () => {
    const { decision } = await aBan()
    expect((await appeal(decision.code, ' ')).json()).toEqual({ text: ['*This field is required.'] })
    expect((await appeal(decision.code, 'x'.repeat(2_001))).statusCode).toBe(400)
    expect((await appeal('0000-0000-0000-0000')).statusCode).toBe(404)
    expect((await server.get('/api/appeals/unknown/')).statusCode).toBe(404)
  })

  test('is refused after thirty days and for a withdrawn decision', async () => {
    const { decision } = await aBan()
    const start = server.time.now
    server.time.now = new Date(start.getTime() + 31 * DAY)
    expect((await appeal(decision.code)).json().code).toBe('appeal_closed')
    server.time.now = start
    const { decision: undone, id } = await aBan()
    await decider.post(`/api/admin/cases/${id}/reopen/`, { reason: 'Too quick' })
    expect((await appeal(undone.code)).json().code).toBe('appeal_closed')
    expect((await stateOf(undone.code)).is_undone).toBe(true)
  })

  test('has no code for a dismissal', async () => {
    const { id } = await aReportedProvider(server)
    expect((await decide(id, 'dismiss')).code).toBe('')
  })
})

describe('its answer', () => {
  test('overturns the decision, which reporter and account see', async () => {
    const { shop: provider, post, report, id } = await aReportedPost(server)
    const { id: decisionId, code } = await decide(id, 'remove')
    await appeal(code)
    const reply = await answer(decisionId, { outcome: 'overturned', answer: 'You are right.' })
    expect(reply.statusCode).toBe(200)
    expect((await server.get(`/api/blogs/${post.id}/`)).statusCode).toBe(200)
    expect(await stateOf(code)).toMatchObject({
      outcome: 'overturned',
      answer: 'You are right.',
      is_undone: true,
    })
    const tracked = (await server.get(`/api/reports/${report.tracking_code}/`)).json()
    expect(tracked).toMatchObject({ status: 'decided', decision: 'no_action' })
    const bell = (await (await server.as(provider)).get('/api/notifications/')).json<{ message: string }[]>()
    expect(bell[0]?.message).toBe('We took back a decision about your account. Everything is as before.')
    const { history } = (await judge.get(`/api/admin/cases/${id}/`)).json<{ history: object[] }>()
    expect(history[0]).toMatchObject({ action: 'appeal_answered', details: { outcome: 'overturned' } })
  })

  test('upholds the decision and changes nothing', async () => {
    const { decision, shop: provider } = await aBan()
    await appeal(decision.code)
    await answer(decision.id, { outcome: 'upheld', answer: 'We looked again.' })
    expect((await server.get(`/api/provider-profile/${provider.id}/`)).statusCode).toBe(404)
    expect(await stateOf(decision.code)).toMatchObject({ outcome: 'upheld', answer: 'We looked again.' })
    expect((await waiting()).some(({ id }) => id === decision.id)).toBe(false)
  })

  test('is given once, with a text, to an existing appeal', async () => {
    const { decision } = await aBan()
    const upheld = { outcome: 'upheld', answer: 'No.' }
    expect((await answer(decision.id, upheld)).statusCode).toBe(404)
    await appeal(decision.code)
    expect((await answer(decision.id, { outcome: 'upheld', answer: '' })).json()).toEqual({
      answer: ['*This field is required.'],
    })
    expect((await answer(decision.id, { outcome: 'maybe', answer: 'x' })).statusCode).toBe(400)
    expect((await answer(decision.id, upheld)).statusCode).toBe(200)
    expect((await answer(decision.id, upheld)).json().code).toBe('appeal_closed')
  })

  test('is not needed once the decision is withdrawn', async () => {
    const { decision, id } = await aBan()
    await appeal(decision.code)
    await decider.post(`/api/admin/cases/${id}/reopen/`, { reason: 'Too quick' })
    expect((await waiting()).some((each) => each.id === decision.id)).toBe(false)
    const upheld = await answer(decision.id, { outcome: 'upheld', answer: 'No.' })
    expect(upheld.json().code).toBe('appeal_closed')
  })

  test('requires another staff member than the decider, unless an owner answers', async () => {
    const { decision } = await aBan()
    await appeal(decision.code)
    const upheld = { outcome: 'upheld', answer: 'No.' }
    expect((await answer(decision.id, upheld, decider)).statusCode).toBe(403)
    expect((await answer(decision.id, upheld, support)).statusCode).toBe(403)
    const own = await aReportedProvider(server)
    const { id, code } = await decide(own.id, 'ban', owner)
    await appeal(code)
    expect((await answer(id, upheld, owner)).statusCode).toBe(200)
  })
})
