import { describe, expect, test } from 'vitest'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { aPublishedPost } from '../../testing/posts.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { testServer } from '../../testing/test-server.ts'
import { isGone } from './gone.service.ts'

const server = await testServer()
const { db } = server
const DAY = 86_400_000

const areGone = async ({ provider, post }: Awaited<ReturnType<typeof aPublishedPost>>) => {
  const now = server.time.now
  return [
    await isGone(db, { kind: 'provider', id: provider.id, now }),
    await isGone(db, { kind: 'post', id: post.id, now }),
  ]
}

describe('a page is gone', () => {
  test('not when it exists or never existed', async () => {
    expect(await areGone(await aPublishedPost(db))).toEqual([false, false])
    expect(await isGone(db, { kind: 'post', id: 999_999_999, now: server.time.now })).toBe(false)
  })

  test('when its author deleted the post', async () => {
    const made = await aPublishedPost(db)
    const reply = await (await server.as(made.provider)).delete(`/api/blogs/${made.post.id}/`)
    expect([reply.statusCode, await areGone(made)]).toEqual([200, [false, true]])
    expect((await server.get(`/api/blogs/${made.post.id}/`)).statusCode).toBe(404)
  })

  test('for a business and its posts, when the account is deleted', async () => {
    const made = await aPublishedPost(db)
    const reply = await (await server.as(made.provider)).delete('/api/delete-account/')
    expect([reply.statusCode, await areGone(made)]).toEqual([200, [true, true]])
  })

  test('not when it was hidden before', async () => {
    const made = await aPublishedPost(db, { visibility: 'hidden' })
    await db.deleteFrom('posts').where('id', '=', made.post.id).execute()
    expect(await areGone(made)).toEqual([false, false])
  })

  test('not when the business was suspended or never verified', async () => {
    for (const change of [{ suspendedAt: server.time.now }, { verifiedAt: null }]) {
      const made = await aPublishedPost(db)
      await db.updateTable('accounts').set(change).where('id', '=', made.provider.id).execute()
      await db.deleteFrom('providers').where('accountId', '=', made.provider.id).execute()
      expect(await areGone(made)).toEqual([false, false])
    }
  })

  test('not when staff removed it', async () => {
    const made = await aPublishedPost(db)
    const owner = await signedInStaff(server, 'owner')
    const decision = { decision: 'remove', reason: 'Against the rules' }
    const reply = await owner.post(`/api/admin/content/post/${made.post.id}/decide/`, decision)
    expect([reply.statusCode, await areGone(made)]).toEqual([200, [false, false]])
  })
})

test('for thirty days only', async () => {
  const made = await aPublishedPost(db)
  await db.deleteFrom('posts').where('id', '=', made.post.id).execute()
  const setAge = (days: number) =>
    db
      .updateTable('gonePages')
      .set({ goneAt: new Date(server.time.now.getTime() - days * DAY) })
      .where('id', '=', made.post.id)
      .execute()
  const rows = () => db.selectFrom('gonePages').select('id').where('id', '=', made.post.id).execute()
  await setAge(29)
  await housekeepingJob(server.ctx).work()
  expect([await areGone(made), await rows()]).toEqual([[false, true], [{ id: made.post.id }]])
  await setAge(30)
  expect(await areGone(made)).toEqual([false, false])
  await housekeepingJob(server.ctx).work()
  expect(await rows()).toEqual([])
})
