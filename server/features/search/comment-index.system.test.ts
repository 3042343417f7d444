// These servers run no jobs, so each is like a process that dies right after the commit.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aPublishedPost } from '../../testing/posts.ts'
import { freshDatabase, testServer } from '../../testing/test-server.ts'
import { createCommentIndexer, indexChangedComments } from './comment-index.service.ts'

const server = await testServer()
const { db } = server

type TestServer = typeof server
const writeComment = async (on: TestServer, comment: string, headers: Record<string, string> = {}) => {
  const { provider, post } = await aPublishedPost(on.db)
  const customer = await on.as(await anAccount(on.db))
  const path = `/api/blogs/${post.id}/comments/`
  const id = (await customer.post(path, { comment }, headers)).json().comment.comment_id as number
  const reply = async (text: string) => (await on.as(provider)).post(`${path}${id}/reply/`, { reply: text })
  return { id, reply }
}
const termsOf = async (on: TestServer, id: number) =>
  (await on.db.selectFrom('commentSearch').select('terms').where('commentId', '=', id).executeTakeFirst())
    ?.terms
const queued = async () => (await db.selectFrom('commentsToIndex').select('commentId').execute()).length

test('comments and replies are recorded and indexed at the next admin search', async () => {
  const { id, reply } = await writeComment(server, 'Kitna hua')
  expect([await termsOf(server, id), await queued()]).toEqual([undefined, 1])
  await indexChangedComments(db)
  const before = await termsOf(server, id)
  expect([before, await queued()]).toEqual([expect.any(String), 0])
  expect((await reply('Bees rupaye')).statusCode).toBe(200)
  await indexChangedComments(db)
  expect([(await termsOf(server, id)) === before, await queued()]).toEqual([false, 0])
})

test('a comment with an Idempotency-Key is recorded in its transaction too', async () => {
  const { id } = await writeComment(server, 'Kya bhav', { 'idempotency-key': 'once' })
  await indexChangedComments(db)
  expect(await termsOf(server, id)).toEqual(expect.any(String))
})

test('a new process indexes the comments that a dead one left', async () => {
  const database = await freshDatabase()
  const died = await testServer({ database: { ...database, drop: async () => {} }, jobs: 'enqueue' })
  const { id } = await writeComment(died, 'Kab khulega')
  expect(await termsOf(died, id)).toBeUndefined()
  const next = await testServer({ database, jobs: 'work' })
  await expect.poll(() => termsOf(next, id)).toEqual(expect.any(String))
})

test('a running server indexes new comments', async () => {
  const working = await testServer({ jobs: 'work' })
  const { id } = await writeComment(working, 'Ghar pahuncha denge')
  await expect.poll(() => termsOf(working, id)).toEqual(expect.any(String))
})

test('the housekeeping indexes leftover comments', async () => {
  const { id } = await writeComment(server, 'Bahut achha')
  await housekeepingJob(server.ctx).work()
  expect(await termsOf(server, id)).toEqual(expect.any(String))
})

test('a failed attempt leaves all of them recorded', async () => {
  const { id } = await writeComment(server, 'Dukan band hai')
  await sql`alter table comment_search rename to comment_search_away`.execute(db)
  const failures: unknown[] = []
  const indexer = createCommentIndexer(db, (error) => failures.push(error))
  indexer.wake()
  await expect.poll(() => failures.length).toBe(1)
  await sql`alter table comment_search_away rename to comment_search`.execute(db)
  expect(await queued()).toBe(1)
  indexer.wake()
  await expect.poll(() => termsOf(server, id)).toEqual(expect.any(String))
  await indexer.stop()
})

test('concurrent runs write each row once, also with a deleted comment', async () => {
  const ids = [await writeComment(server, 'Pehla'), await writeComment(server, 'Doosra')].map(({ id }) => id)
  await db
    .insertInto('commentsToIndex')
    .values([...ids, 999_999_999].map((commentId) => ({ commentId })))
    .execute()
  await Promise.all([indexChangedComments(db), indexChangedComments(db), indexChangedComments(db)])
  expect(await queued()).toBe(0)
  for (const id of ids) expect(await termsOf(server, id)).toEqual(expect.any(String))
})
