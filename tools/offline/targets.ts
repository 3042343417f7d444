// Creates the accounts and the content that the writes refer to, before the first read, because the server caches replies.
import { sql } from 'kysely'
import { DAY } from '../../contract/limits.ts'
import { openSession } from '../../server/features/accounts/sessions.service.ts'
import { aPost, aProvider } from '../../server/testing/providers.ts'
import { aReview } from '../../server/testing/reviews.ts'
import { makePairs } from '../live/people.ts'
import type { Program } from '../live/program.ts'
import type { Kind, Role, Step, Write } from './plan.ts'

export const SEED_TEXT = 'Here before'

const makeTwo = async (program: Program) => {
  const [pair] = await makePairs(program, 1)
  if (!pair) throw new Error('nobody is there')
  const ids: Record<Role, number> = { customer: pair.customer.id, provider: pair.provider.id }
  // New accounts may not review, and reviews per day are limited.
  await sql`update accounts set created_at = created_at - interval '2 days' where id = ${ids.customer}`.execute(
    program.db,
  )
  await sql`create rule no_daily_bound as on insert to review_writes do instead nothing`.execute(program.db)
  return { ids, chatId: pair.chat }
}

type Setting = Pick<Program, 'db'> & { ids: Record<Role, number>; chatId: number; postId: number }

const aCommentedPost = async ({ db, ids }: Setting) => {
  const { id } = await aPost(db, ids.provider, { title: SEED_TEXT })
  await db
    .insertInto('comments')
    .values({ postId: id, customerId: ids.customer, content: SEED_TEXT })
    .execute()
  return id
}

// The first write finds its review on top of the list.
const aReviewToAnswer = async ({ db, ids }: Setting, { number }: Write) =>
  (await aReview(db, ids.provider, { createdAt: new Date(Date.now() - DAY - number * 1_000) })).id

const TARGETS: Record<Kind, (setting: Setting, write: Write) => number | Promise<number>> = {
  chat_message: ({ chatId }) => chatId,
  comment: ({ postId }) => postId,
  comment_reply: aCommentedPost,
  contact: ({ ids }) => ids.provider,
  post: () => 0,
  report: ({ postId }) => postId,
  // One review per customer and business.
  review: async ({ db }) => (await aProvider(db)).id,
  review_reply: aReviewToAnswer,
}

export const makeTargets = async (program: Program, plan: readonly Step[]) => {
  const two = await makeTwo(program)
  const { ids } = two
  const { db, keys } = program
  const setting = { db, ...two, postId: (await aPost(db, ids.provider, { title: SEED_TEXT })).id }
  const targets = new Map<number, number>()
  for (const write of plan.flatMap(({ writes }) => writes))
    targets.set(write.number, await TARGETS[write.kind](setting, write))
  return {
    ids,
    targetOf: ({ number }: Write) => targets.get(number) ?? 0,
    // For each step: access tokens last for minutes, and a run may take longer.
    signIn: async (role: Role) => ({
      ...(await openSession(db, { id: ids[role], isRemembered: true }, keys)),
      username: role === 'provider' ? 'p1' : 'c1',
      role,
      id: ids[role],
    }),
  }
}
