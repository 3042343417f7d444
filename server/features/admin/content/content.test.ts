import { describe, expect, test } from 'vitest'
import { anAccount } from '../../../testing/accounts.ts'
import { testServer } from '../../../testing/test-server.ts'
import { aReportedPost } from '../../../testing/cases.ts'
import { queriesDuring } from '../../../testing/queries.ts'
import { aListedPost, aListedProvider } from '../../../testing/search.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { indexChangedComments } from '../../search/comment-index.service.ts'

const server = await testServer()
const { db } = server
const adminClient = await signedInStaff(server, 'moderator')
const support = await signedInStaff(server, 'support')
const owner = await signedInStaff(server, 'owner')

type Piece = { id: number; visibility: string; account_name: string | null; beginning: string }
const find = async (query: Record<string, string>) =>
  (await support.get(`/api/admin/content/?${new URLSearchParams(query).toString()}`)).json<Piece[]>()
const idsOf = async (query: Record<string, string>) => (await find(query)).map(({ id }) => id)

const act = (kind: string, id: number, what: string, body: object) =>
  adminClient.post(`/api/admin/content/${kind}/${id}/${what}/`, body)
const hide = (kind: string, id: number, decision = 'hide') =>
  act(kind, id, 'decide', { decision, reason: 'Against the rules' })
const look = (kind: string, id: number) => support.get(`/api/admin/content/${kind}/${id}/`)

const aWrittenComment = async (comment: string) => {
  const provider = await aListedProvider(db, 'Bela')
  const post = await aListedPost(db, provider.id)
  const writer = await anAccount(db)
  const reply = await (await server.as(writer)).post(`/api/blogs/${post.id}/comments/`, { comment })
  await indexChangedComments(db)
  return {
    shop: provider,
    post,
    writer,
    id: reply.json<{ comment: { comment_id: number } }>().comment.comment_id,
  }
}

type Entry = { action: string; subject_kind: string; subject_id: number; details: object }
const lastEntry = async () => (await owner.get('/api/admin/audit/?limit=1')).json<Entry[]>()[0]
const notificationsOf = async (who: { id: number }) =>
  (await (await server.as(who)).get('/api/notifications/')).json<{ message: string }[]>()

describe('search', () => {
  test('finds a post by title, text and business, in either script', async () => {
    const provider = await aListedProvider(db, 'Chandni Vastralaya')
    const post = await aListedPost(db, provider.id, { title: 'बनारसी साड़ी', content: 'शादी का मौसम आया' })
    for (const q of ['banarasi', 'बनारसी', 'shaadi', 'chandni', 'chandni banarsi', 'banaras'])
      expect([q, await idsOf({ q })]).toEqual([q, [post.id]])
    expect(await idsOf({ q: 'banarasi kurta' })).toEqual([])
    expect(await find({ q: 'chandni' })).toMatchObject([{ account_name: 'Chandni Vastralaya' }])
  })

  test('finds hidden posts and posts of suspended businesses', async () => {
    const provider = await aListedProvider(db, 'Rajnigandha')
    const hidden = await aListedPost(db, provider.id, { title: 'Nakli ghadi' })
    const visible = await aListedPost(db, provider.id, { title: 'Nakli chashma' })
    await hide('post', hidden.id)
    expect(await idsOf({ q: 'nakli' })).toEqual([visible.id, hidden.id])
    expect(await idsOf({ q: 'nakli', visibility: 'hidden' })).toEqual([hidden.id])
    expect(await idsOf({ visibility: 'removed' })).toEqual([])
    await adminClient.post(`/api/admin/people/${provider.id}/decide/`, { decision: 'ban', reason: 'Fakes' })
    expect(await idsOf({ q: 'nakli', visibility: 'shown' })).toEqual([visible.id])
    expect(await idsOf({ account: String(provider.id) })).toEqual([visible.id, hidden.id])
  })

  test('finds a comment by its text and its reply', async () => {
    const { shop: provider, post, writer, id } = await aWrittenComment('तुम लोग ठग हो')
    expect(await idsOf({ kind: 'comment', q: 'thag' })).toEqual([id])
    const reply = await (
      await server.as(provider)
    ).post(`/api/blogs/${post.id}/comments/${id}/reply/`, { reply: 'Jhooth mat boliye' })
    expect(reply.statusCode).toBe(200)
    await indexChangedComments(db)
    expect(await idsOf({ kind: 'comment', q: 'झूठ' })).toEqual([id])
    expect(await idsOf({ kind: 'comment', account: String(writer.id) })).toEqual([id])
    expect(await idsOf({ kind: 'post', q: 'thag' })).toEqual([])
    // Stop words are not indexed.
    expect(await idsOf({ kind: 'comment', q: 'aur' })).toEqual([])
  })

  test('returns the newest first, page by page', async () => {
    const provider = await aListedProvider(db, 'Juhi')
    const posts = []
    for (let more = 0; more < 3; more += 1) posts.push((await aListedPost(db, provider.id)).id)
    const first = await support.get(`/api/admin/content/?account=${provider.id}&limit=2`)
    expect(first.json<Piece[]>().map(({ id }) => id)).toEqual([posts[2], posts[1]])
    const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await support.get(next)
    expect(second.json<Piece[]>().map(({ id }) => id)).toEqual([posts[0]])
    expect(second.headers.link).toBeUndefined()
  })
})

describe('details', () => {
  test('include case, decisions and author in a constant number of statements', async () => {
    const { shop: provider, post, id } = await aReportedPost(server)
    const before = await queriesDuring(() => look('post', post.id))
    await hide('post', post.id)
    expect((await look('post', post.id)).json()).toMatchObject({
      kind: 'post',
      title: 'Gold for nothing',
      content: 'Pay first',
      account_id: provider.id,
      account_standing: 'active',
      visibility: 'hidden',
      case_id: id,
      report_count: 1,
      decisions: [{ decision: 'hide', holds: true, decided_by: adminClient.username }],
      choices: ['remove'],
    })
    expect(await queriesDuring(() => look('post', post.id))).toHaveLength(before.length)
  })

  test('are not found for an unknown id', async () => {
    for (const kind of ['post', 'comment']) {
      expect((await look(kind, 999_999)).statusCode).toBe(404)
      expect((await hide(kind, 999_999)).statusCode).toBe(404)
      expect((await act(kind, 999_999, 'restore', { reason: 'x' })).statusCode).toBe(404)
    }
    expect((await look('provider', 1)).statusCode).toBe(400)
  })
})

describe('decisions without a case', () => {
  test('hide, remove and restore a post and notify its author', async () => {
    const provider = await aListedProvider(db, 'Mogra')
    const post = await aListedPost(db, provider.id, { title: 'Sasta sona' })
    const isFound = async () =>
      (await server.get('/api/blogs/search/?searchtext=sasta')).body.includes('Sasta')
    expect(await isFound()).toBe(true)
    expect((await hide('post', post.id)).statusCode).toBe(200)
    expect(await isFound()).toBe(false)
    expect(await lastEntry()).toMatchObject({
      action: 'content_decided',
      subject_kind: 'post',
      subject_id: post.id,
      details: { decision: 'hide' },
    })
    expect((await hide('post', post.id)).json().code).toBe('decision_unfit')
    expect((await hide('post', post.id, 'remove')).statusCode).toBe(200)
    expect((await act('post', post.id, 'restore', { reason: 'A mistake' })).statusCode).toBe(200)
    expect(await isFound()).toBe(true)
    expect(await lastEntry()).toMatchObject({ action: 'content_restored', details: { reason: 'A mistake' } })
    expect(await notificationsOf(provider)).toHaveLength(3)
    expect((await act('post', post.id, 'restore', { reason: 'x' })).json().code).toBe('nothing_held')
    expect((await act('post', post.id, 'restore', { reason: '' })).json()).toHaveProperty('reason')
  })

  test('hide and restore a comment of a thread', async () => {
    const { post, writer, id } = await aWrittenComment('Sab jhooth hai')
    const isRead = async () =>
      (await server.get(`/api/blogs/${post.id}/comments/view/`)).body.includes('jhooth')
    await hide('comment', id)
    expect(await isRead()).toBe(false)
    expect((await notificationsOf(writer))[0]?.message).toBe(
      'A post, comment, review or need of yours broke our rules and is now hidden.',
    )
    await act('comment', id, 'restore', { reason: 'A mistake' })
    expect(await isRead()).toBe(true)
  })
})
