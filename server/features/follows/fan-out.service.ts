// A job notifies the followers of a new post in batches. Each batch commits its position, so a killed job resumes without repeating.
import { setTimeout as wait } from 'node:timers/promises'
import { following } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { notifyMany } from '../notifications/notifications.service.ts'
import {
  deleteFanOut,
  deleteNotifiedBefore,
  insertFanOut,
  lockFanOut,
  lockPublishedPost,
  markNextNotified,
  moveFanOut,
} from './fan-out.queries.ts'

export const FAN_OUT = 'tell-followers'

// Small batches with a pause after each, so that concurrent requests wait for one batch at most.
const AT_ONCE = 50
/** 40 s for 100,000 followers; the target is one minute. */
const MS_A_FOLLOWER = 0.4
const SHORTEST_REST = 0.5

export const queueFanOut = async (
  tx: Tx,
  post: { id: number; providerId: number },
  enqueue: Jobs['enqueue'],
) => {
  if (await insertFanOut(tx, post)) await enqueue(tx, { name: FAN_OUT }, { postId: post.id })
}

type FanOutDeps = Readonly<{ db: Db; clock: Clock; publish: Publish; atOnce?: number }>

/** Returns whether followers are left. Does nothing for a post that was deleted or hidden. */
export const notifyNextFollowers = ({ db, clock, publish, atOnce = AT_ONCE }: FanOutDeps, postId: number) =>
  inTransaction(db, async (tx) => {
    const post = await lockPublishedPost(tx, postId)
    const fanOutRow = await lockFanOut(tx, postId)
    if (!fanOutRow) return false
    const now = clock()
    const batch = { after: fanOutRow.afterCustomerId, most: atOnce, now }
    const { last, notified } = post ? await markNextNotified(tx, post, batch) : { last: null, notified: [] }
    if (!post || last === null) {
      await deleteFanOut(tx, postId)
      return false
    }
    await notifyMany(tx, { kind: 'new_post', actorId: post.providerId, postId, to: notified, now, publish })
    await moveFanOut(tx, postId, last)
    return true
  })

export const fanOut = (deps: FanOutDeps) => {
  let lastStep: Promise<unknown> = Promise.resolve()
  const takeStep = async (postId: number) => {
    const began = performance.now()
    const hasMore = await notifyNextFollowers(deps, postId)
    const took = performance.now() - began
    if (hasMore) await wait(Math.max(AT_ONCE * MS_A_FOLLOWER - took, took * SHORTEST_REST))
    return hasMore
  }
  const inTurn = (postId: number) => {
    const step = lastStep.then(() => takeStep(postId))
    lastStep = step.catch(() => {})
    return step
  }
  return async (postId: number) => {
    while (await inTurn(postId));
  }
}

export const sweepNotifiedFollowers = (db: Db, now: Date) =>
  deleteNotifiedBefore(db, new Date(now.getTime() - following.bellPause))
