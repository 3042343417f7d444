import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/db.ts'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aComment, aPublishedPost, block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { queriesDuring } from '../../testing/queries.ts'

const server = await testServer()
const { db } = server

type Caller = { get: typeof server.get }
type Listed = { comments: { comment_id: number; content: string }[] }

const isWaitingForLock = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

const secondsAgo = (seconds: number) => new Date(NOON.getTime() - seconds * 1_000)
const threadOf = (postId: number, caller: Caller = server, query = '') =>
  caller.get(`/api/blogs/${postId}/comments/view/${query}`)
const idsIn = async (postId: number, caller: Caller = server) =>
  (await threadOf(postId, caller)).json<Listed>().comments.map(({ comment_id }) => comment_id)

describe('the comments on a post', () => {
  test('include their authors, and replies their business', async () => {
    const provider = await aProvider(db, { provider: { businessName: 'Sharma Sweets' } })
    const { id: postId } = await db
      .insertInto('posts')
      .values({ providerId: provider.id, title: 'Tilkut', content: 'Fresh' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const asha = await anAccount(db)
    await db.updateTable('customers').set({ name: 'Asha' }).where('accountId', '=', asha.id).execute()
    const replied = await aComment(db, postId, {
      customerId: asha.id,
      createdAt: secondsAgo(20),
      reply: 'Come by!',
      repliedAt: secondsAgo(5),
    })
    const open = await aComment(db, postId, {
      customerId: asha.id,
      content: 'Open?',
      createdAt: secondsAgo(9),
    })
    const writer = { created_by: asha.id, created_by_name: 'Asha', is_deleted: false }
    expect((await threadOf(postId)).json()).toEqual({
      comments: [
        {
          comment_id: open.id,
          content: 'Open?',
          ...writer,
          created_at: secondsAgo(9).toISOString(),
          reply: null,
          replied_at: null,
          updated_by: null,
        },
        {
          comment_id: replied.id,
          content: 'How much is a kilo?',
          ...writer,
          created_at: secondsAgo(20).toISOString(),
          reply: 'Come by!',
          replied_at: secondsAgo(5).toISOString(),
          updated_by: 'Sharma Sweets',
        },
      ],
    })
  })

  test('are returned newest first, page by page', async () => {
    const { post } = await aPublishedPost(db)
    const { id: customerId } = await anAccount(db)
    const moments = Array.from({ length: 125 }, (_none, index) => secondsAgo(Math.floor(index / 3)))
    await db
      .insertInto('comments')
      .values(moments.map((createdAt) => ({ postId: post.id, customerId, content: 'Nice', createdAt })))
      .execute()
    const pages: number[][] = []
    for (let next: string | undefined = `/api/blogs/${post.id}/comments/view/`; next;) {
      const reply = await server.get(next)
      pages.push(reply.json<Listed>().comments.map(({ comment_id }) => comment_id))
      next = /^<(.+)>; rel="next"$/.exec(String(reply.headers.link ?? ''))?.[1]
    }
    expect(pages.map(({ length }) => length)).toEqual([60, 60, 5])
    expect(new Set(pages.flat()).size).toBe(125)
    const newest = (await threadOf(post.id, server, '?limit=4')).json<Listed>().comments
    expect(newest.map(({ comment_id }) => comment_id)).toEqual(pages.flat().slice(0, 4))
  })

  test('stay without a name when their author is deleted', async () => {
    const { post } = await aPublishedPost(db)
    const asha = await anAccount(db)
    await aComment(db, post.id, { customerId: asha.id, reply: 'Come by!', repliedAt: NOON })
    expect((await (await server.as(asha)).delete('/api/delete-account/')).statusCode).toBe(200)
    expect((await threadOf(post.id)).json().comments).toEqual([
      expect.objectContaining({
        content: 'How much is a kilo?',
        created_by: null,
        created_by_name: 'Deleted user',
        is_deleted: true,
        reply: 'Come by!',
      }),
    ])
  })

  test('exclude comments of a suspended customer', async () => {
    const { post } = await aPublishedPost(db)
    await aComment(db, post.id, { customerId: (await anAccount(db, { suspendedAt: NOON })).id })
    expect(await idsIn(post.id)).toEqual([])
  })

  test('exclude customers with a block in either direction', async () => {
    const { provider, post } = await aPublishedPost(db)
    const [blocker, blocked, other] = [
      await aComment(db, post.id),
      await aComment(db, post.id),
      await aComment(db, post.id),
    ]
    await block(db, { id: blocker.customerId }, provider)
    await block(db, provider, { id: blocked.customerId })
    expect(await idsIn(post.id, await server.as(provider))).toEqual([other.id])
    expect(await idsIn(post.id)).toHaveLength(3)
  })

  test('return 404 for an unknown or hidden post and a blocking business', async () => {
    const { provider, post } = await aPublishedPost(db)
    const [blocked, blocker] = [await anAccount(db), await anAccount(db)]
    await block(db, provider, blocked)
    await block(db, blocker, provider)
    expect((await threadOf(post.id, await server.as(blocked))).statusCode).toBe(404)
    expect((await threadOf(post.id, await server.as(blocker))).statusCode).toBe(200)
    await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', provider.id).execute()
    const hidden = await threadOf(post.id)
    expect([hidden.statusCode, hidden.json()]).toEqual([404, (await threadOf(999_999_999)).json()])
  })

  test('take one statement for any number of comments', async () => {
    const { post } = await aPublishedPost(db)
    expect(await queriesDuring(() => threadOf(post.id))).toHaveLength(1)
    for (let i = 0; i < 5; i += 1) await aComment(db, post.id)
    expect(await queriesDuring(() => threadOf(post.id))).toHaveLength(1)
  })
})

describe('writing a comment', () => {
  const write = async (who: { id: number }, postId: number, comment?: unknown) =>
    (await server.as(who)).post(`/api/blogs/${postId}/comments/`, { comment })

  test('puts it first in the thread', async () => {
    const { post } = await aPublishedPost(db)
    const customer = await anAccount(db)
    const reply = await write(customer, post.id, '\u00a0 Very\n  tasty <3 \u3000\u200b')
    expect(reply.statusCode).toBe(201)
    const { detail, comment } = reply.json()
    expect(detail).toBe('Comment posted successfully!')
    expect(comment).toMatchObject({ content: 'Very\n  tasty <3', created_by: customer.id, reply: null })
    expect((await threadOf(post.id)).json().comments[0]).toEqual(comment)
  })

  test.each([
    ['three letters', 'abc'],
    ['three syllables in Devanagari', 'बहुत'],
    ['three emoji', '🍬🍬🍬'],
    ['two thousand characters', '🍬'.repeat(2_000)],
  ])('accepts %s', async (_what, text) => {
    const { post } = await aPublishedPost(db)
    expect((await write(await anAccount(db), post.id, text)).statusCode).toBe(201)
  })

  test.each([
    ['nothing', undefined, 'comment_too_short', 'Comment must be at least 3 characters long.'],
    [
      'two letters among spaces',
      ' \u2003ab\u00a0\n',
      'comment_too_short',
      'Comment must be at least 3 characters long.',
    ],
    ['two emoji', '🍬🍬', 'comment_too_short', 'Comment must be at least 3 characters long.'],
    [
      'spaces without width',
      '\u200b\u200b\u200b',
      'comment_too_short',
      'Comment must be at least 3 characters long.',
    ],
    ['too much', 'x'.repeat(2_001), 'comment_too_long', 'Comment must be at most 2,000 characters long.'],
  ])('refuses %s', async (_what, text, code, message) => {
    const { post } = await aPublishedPost(db)
    const reply = await write(await anAccount(db), post.id, text)
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { code, error: message, detail: message, message },
    ])
    expect(await idsIn(post.id)).toEqual([])
  })

  test('is refused for providers, administrators and visitors', async () => {
    const { provider, post } = await aPublishedPost(db)
    for (const who of [provider, await anAccount(db, { role: 'admin' })]) {
      const reply = await write(who, post.id, 'Buy here!')
      expect([reply.statusCode, reply.json().detail]).toEqual([
        403,
        'Must be logged in as customer to comment.',
      ])
    }
    expect((await server.post(`/api/blogs/${post.id}/comments/`, { comment: 'Hello' })).statusCode).toBe(401)
    expect(await idsIn(post.id)).toEqual([])
  })

  test('is refused when a block exists', async () => {
    const { provider, post } = await aPublishedPost(db)
    const [blocked, blocker] = [await anAccount(db), await anAccount(db)]
    await block(db, provider, blocked)
    await block(db, blocker, provider)
    const hidden = await write(blocked, post.id, 'Let me in')
    const unknown = await write(blocked, 999_999_999, 'Let me in')
    expect([hidden.statusCode, hidden.json()]).toEqual([404, unknown.json()])
    const refused = await write(blocker, post.id, 'Hello again')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'You have blocked this business. Unblock it first.',
    ])
    expect(await idsIn(post.id)).toEqual([])
  })

  test('waits for a concurrent deletion of the post and returns 404', async () => {
    const { post } = await aPublishedPost(db)
    const customer = await server.as(await anAccount(db))
    const started = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const deleting = inTransaction(db, async (tx) => {
      await tx.deleteFrom('posts').where('id', '=', post.id).execute()
      started.resolve()
      await go.promise
    })
    await started.promise
    const written = customer.post(`/api/blogs/${post.id}/comments/`, { comment: 'Hello' })
    await expect.poll(isWaitingForLock).toBe(true)
    go.resolve()
    await deleting
    expect((await written).statusCode).toBe(404)
  })

  test('concurrently with others returns each its own result', async () => {
    const { provider, post } = await aPublishedPost(db)
    const { post: other } = await aPublishedPost(db)
    const people = [await anAccount(db), await anAccount(db), await anAccount(db)] as const
    const [allowed, blocked, blocker] = people
    await block(db, provider, blocked)
    await block(db, blocker, provider)
    const replies = await Promise.all([
      write(allowed, post.id, 'The first'),
      write(blocked, post.id, 'Let me in'),
      write(allowed, 999_999_999, 'Nowhere'),
      write(blocker, post.id, 'Hello again'),
      write(blocked, other.id, 'Elsewhere'),
      write(allowed, post.id, 'The second'),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 404, 404, 403, 201, 201])
    const contents = replies.map((reply) => reply.json().comment?.content)
    expect(contents).toEqual(['The first', undefined, undefined, undefined, 'Elsewhere', 'The second'])
    for (const reply of replies.filter(({ statusCode }) => statusCode === 201)) {
      const { comment } = reply.json()
      const at = comment.content === 'Elsewhere' ? other : post
      expect((await threadOf(at.id)).json().comments).toContainEqual(comment)
    }
    const notifications = await db
      .selectFrom('notifications')
      .innerJoin('comments', 'comments.id', 'notifications.commentId')
      .select(['comments.content', 'notifications.actorId'])
      .where('notifications.accountId', '=', provider.id)
      .orderBy('comments.content')
      .execute()
    expect(notifications).toEqual([
      { content: 'The first', actorId: allowed.id },
      { content: 'The second', actorId: allowed.id },
    ])
  })

  test('takes two statements: the session and the comment', async () => {
    const { post } = await aPublishedPost(db)
    const customer = await server.as(await anAccount(db))
    const asked = await queriesDuring(() =>
      customer.post(`/api/blogs/${post.id}/comments/`, { comment: 'Hello' }),
    )
    expect(asked).toHaveLength(2)
  })

  test('returns 404 for a post that is not public', async () => {
    const { provider, post } = await aPublishedPost(db)
    await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', provider.id).execute()
    expect((await write(await anAccount(db), post.id, 'Hello')).statusCode).toBe(404)
  })
})
