import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aComment, aPublishedPost, block } from '../../testing/posts.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { queriesDuring } from '../../testing/queries.ts'

const server = await testServer()
const { db } = server

const aCommentedPost = async () => {
  const { provider, post } = await aPublishedPost(db)
  return { provider, post, comment: await aComment(db, post.id) }
}

type Place = { post: { id: number }; comment: { id: number } }
const send = async (who: { id: number }, { post, comment }: Place, reply?: unknown) =>
  (await server.as(who)).post(`/api/blogs/${post.id}/comments/${comment.id}/reply/`, { reply })
const replyOf = async ({ comment }: Place) =>
  (await db.selectFrom('comments').select('reply').where('id', '=', comment.id).executeTakeFirstOrThrow())
    .reply
const envelope = (code: string, text: string) => ({ code, error: text, detail: text, message: text })

describe('a reply of a provider', () => {
  test('is visible below the comment', async () => {
    const place = await aCommentedPost()
    const reply = await send(place.provider, place, ' \u00a0Come by at six.\n ')
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        detail: 'Reply posted successfully!',
        reply: 'Come by at six.',
        provider_name: `Shop ${place.provider.id}`,
        replied_at: NOON.toISOString(),
      },
    ])
    const { comments } = (await server.get(`/api/blogs/${place.post.id}/comments/view/`)).json()
    expect(comments[0]).toMatchObject({ reply: 'Come by at six.', updated_by: `Shop ${place.provider.id}` })
  })

  test('is written once, and a second one is refused', async () => {
    const place = await aCommentedPost()
    await send(place.provider, place, 'First')
    const second = await send(place.provider, place, 'Second')
    expect([second.statusCode, second.json()]).toEqual([
      400,
      envelope('already_replied', 'This comment already has a reply.'),
    ])
    expect(await replyOf(place)).toBe('First')
  })

  test('is written once by concurrent requests', async () => {
    const place = await aCommentedPost()
    const texts = ['One', 'Two', 'Three', 'Four', 'Five']
    const replies = await Promise.all(texts.map((text) => send(place.provider, place, text)))
    const winner = replies.find(({ statusCode }) => statusCode === 200)
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400])
    expect(await replyOf(place)).toBe(winner?.json().reply)
  })

  test.each([
    [undefined, 'reply_too_short', 'Reply must be at least 3 characters long.'],
    ['\u3000ok\u00a0', 'reply_too_short', 'Reply must be at least 3 characters long.'],
    ['x'.repeat(2_001), 'reply_too_long', 'Reply must be at most 2,000 characters long.'],
  ])('is refused with the text %j', async (text, code, message) => {
    const place = await aCommentedPost()
    const reply = await send(place.provider, place, text)
    expect([reply.statusCode, reply.json()]).toEqual([400, envelope(code, message)])
    expect(await replyOf(place)).toBeNull()
  })

  test('is refused for other accounts', async () => {
    const place = await aCommentedPost()
    for (const who of [{ id: place.comment.customerId }, await anAccount(db, { role: 'admin' })]) {
      const reply = await send(who, place, 'Reply')
      expect([reply.statusCode, reply.json().detail]).toEqual([403, 'Only providers can reply to comments.'])
    }
    const other = await send(await aProvider(db), place, 'Reply')
    expect([other.statusCode, other.json().detail]).toEqual([
      403,
      'Only the creator of this blog can reply to comments.',
    ])
    const url = `/api/blogs/${place.post.id}/comments/${place.comment.id}/reply/`
    expect((await server.post(url, { reply: 'Reply' })).statusCode).toBe(401)
    expect(await replyOf(place)).toBeNull()
  })

  test('returns 404 for a comment of another post, an unknown one and a hidden business', async () => {
    const { provider, post, comment } = await aCommentedPost()
    const second = await aPost(db, provider.id)
    expect((await send(provider, { post: second, comment }, 'Reply')).statusCode).toBe(404)
    expect((await send(provider, { post, comment: { id: 999_999_999 } }, 'Reply')).statusCode).toBe(404)
    await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', provider.id).execute()
    expect((await send(await aProvider(db), { post, comment }, 'Reply')).statusCode).toBe(404)
    expect(await replyOf({ post, comment })).toBeNull()
  })

  test('is refused when a block exists', async () => {
    const [mine, theirs] = [await aCommentedPost(), await aCommentedPost()]
    await block(db, mine.provider, { id: mine.comment.customerId })
    await block(db, { id: theirs.comment.customerId }, theirs.provider)
    const refused = await send(mine.provider, mine, 'Reply')
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      envelope('customer_blocked', 'You have blocked this customer. Unblock them first.'),
    ])
    expect((await send(theirs.provider, theirs, 'Reply')).statusCode).toBe(404)
  })
})

describe('the comments that a provider receives', () => {
  const received = async (who: { id: number }, query = '') =>
    (await server.as(who)).get(`/api/view_comments/${query}`)

  test('are those of all own posts, newest first, with titles', async () => {
    const provider = await aProvider(db)
    const [sweets, snacks] = [
      await aPost(db, provider.id, { title: 'Sweets' }),
      await aPost(db, provider.id, { title: 'Snacks' }),
    ]
    const at = (minute: number) => new Date(NOON.getTime() + minute * 60_000)
    const first = await aComment(db, sweets.id, { createdAt: at(1), reply: 'Come by!', repliedAt: at(4) })
    const second = await aComment(db, snacks.id, { createdAt: at(2) })
    const third = await aComment(db, sweets.id, { createdAt: at(3) })
    await aCommentedPost()
    const { comments } = (await received(provider)).json()
    expect(comments).toMatchObject([
      { comment_id: third.id, blog: sweets.id, title: 'Sweets', created_by: third.customerId, reply: null },
      { comment_id: second.id, blog: snacks.id, title: 'Snacks', updated_by: null },
      { comment_id: first.id, reply: 'Come by!', updated_by: `Shop ${provider.id}`, is_deleted: false },
    ])
  })

  test('are paged by the Link header with a constant number of statements', async () => {
    const { provider, post } = await aPublishedPost(db)
    const comments = []
    for (let i = 0; i < 5; i += 1) comments.unshift(await aComment(db, post.id, { createdAt: NOON }))
    const first = await received(provider, '?limit=3')
    const link = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await (await server.as(provider)).get(link)
    const ids = [first, second].map((reply) =>
      reply.json<{ comments: { comment_id: number }[] }>().comments.map(({ comment_id }) => comment_id),
    )
    expect(ids.flat()).toEqual(comments.map(({ id }) => id))
    expect(second.headers.link).toBeUndefined()
    const me = await server.as(provider)
    const asked = async (limit: number) =>
      (await queriesDuring(() => me.get(`/api/view_comments/?limit=${limit}`))).length
    expect(await asked(2)).toBe(await asked(60))
  })

  test('include customers whom the business blocked, but not those who blocked it', async () => {
    const { provider, post, comment } = await aCommentedPost()
    const blocker = await aComment(db, post.id)
    await block(db, provider, { id: comment.customerId })
    await block(db, { id: blocker.customerId }, provider)
    const { comments } = (await received(provider)).json()
    expect(comments).toMatchObject([{ comment_id: comment.id, created_by: comment.customerId }])
  })
})
