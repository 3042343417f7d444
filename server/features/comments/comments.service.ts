import type { RefusalCode } from '../../../contract/errors.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { batch } from '../../platform/batch.ts'
import type { Clock } from '../../platform/clock.ts'
import { afterCommit, type Db, inOneStatement } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { hiddenFrom, isBlockedBy, refuseBlocks } from '../blocks/blocks.service.ts'
import { publishNotified } from '../notifications/notifications.service.ts'
import { receivedCommentsRead, threadRead } from './comments.queries.ts'
import { commentView, receivedCommentView } from './comments.view.ts'
import { insertComments, type NewComment, replyWrite } from './write-comment.queries.ts'

export {
  commentCount,
  setCommentVisibility,
  takeCommentsToIndex,
  visibleCommentsBetween,
} from './comments.queries.ts'

/** Excludes customers with a block. Refuses a post that the viewer may not see. */
export const commentsOfPost = async (db: Db, postId: number, input: PageQuery, viewer: Viewer | null) => {
  const timePage = parseTimePage(input)
  const hidden = await hiddenFrom(db, viewer)
  const [thread] = await threadRead(db, { ...timePage, postId, hidden })
  if (!thread) throw new Refusal('not_found')
  const { providerId, businessName, comments } = thread
  if (hidden.includes(providerId) && (await isBlockedBy(db, viewer, providerId)))
    throw new Refusal('not_found')
  const { pageRows, next } = paginateByTime(comments, timePage)
  return { comments: pageRows.map((row) => commentView(row, businessName)), next }
}

export const receivedComments = async (db: Db, input: PageQuery, providerId: number) => {
  const timePage = parseTimePage(input)
  const { pageRows, next } = paginateByTime(
    await receivedCommentsRead(db, { ...timePage, providerId }),
    timePage,
  )
  return { comments: pageRows.map(receivedCommentView), next }
}

const LENGTH_REFUSALS = {
  commentShort: 'comment_too_short',
  commentLong: 'comment_too_long',
  replyShort: 'reply_too_short',
  replyLong: 'reply_too_long',
} as const satisfies Partial<Record<RuleCode, RefusalCode>>

type LengthRule = (text: string) => keyof typeof LENGTH_REFUSALS | undefined

const validateText = (text: string, rule: LengthRule) => {
  const broken = rule(text)
  if (broken) throw new Refusal(LENGTH_REFUSALS[broken])
  return rules.trimmed(text)
}

export type CommentDeps = Readonly<{
  clock: Clock
  publish: Publish
  /** Injected by app/, because search is a later feature. */
  wakeIndexer: () => void
}>

const BATCH_SIZE = 50

export const createCommentWriter = (db: Db, { clock, publish, wakeIndexer }: CommentDeps) => {
  const insertIn = async (tx: Db, group: readonly NewComment[]) => {
    const now = clock()
    const rows = await insertComments(tx, group, now)
    return rows.map((row) => row && { ...row, at: now.toISOString() })
  }
  const insertTogether = batch((group: readonly NewComment[]) => insertIn(db, group), BATCH_SIZE)
  const insert = async (tx: Db, comment: NewComment) =>
    tx === db ? insertTogether(comment) : (await insertIn(tx, [comment]))[0]

  return async (viewer: Viewer, { postId, text }: { postId: number; text: string }) => {
    if (viewer.role !== 'customer') throw new Refusal('comment_customers_only')
    const content = validateText(text, rules.comment)
    return inOneStatement(db, async (tx) => {
      const written = await insert(tx, { postId, customerId: viewer.id, content })
      if (!written) throw new Refusal('not_found')
      refuseBlocks(written, 'provider_blocked')
      const { commentId, name, at, notificationId, providerId, businessName } = written
      if (notificationId === null) throw new Error('the comment was not written')
      publishNotified(tx, { id: notificationId, to: providerId, publish })
      afterCommit(tx, wakeIndexer)
      const row = { id: commentId, content, author: viewer.id, name, at, reply: null, answered: null }
      return commentView(row, businessName)
    })
  }
}

type NewReply = { postId: number; commentId: number; text: string }

export const replyToComment = async (
  db: Db,
  viewer: Viewer,
  { postId, commentId, text }: NewReply,
  { clock, publish, wakeIndexer }: CommentDeps,
) => {
  if (viewer.role !== 'provider') throw new Refusal('reply_providers_only')
  const reply = validateText(text, rules.reply)
  const now = clock()
  return inOneStatement(db, async (tx) => {
    const [comment] = await replyWrite(tx, { postId, commentId, providerId: viewer.id, reply, now })
    if (!comment) throw new Refusal('not_found')
    if (comment.providerId !== viewer.id) throw new Refusal('reply_creator_only')
    refuseBlocks(comment, 'customer_blocked')
    const { notificationId, customerId, businessName } = comment
    if (notificationId === null) throw new Refusal('already_replied')
    publishNotified(tx, { id: notificationId, to: customerId, publish })
    afterCommit(tx, wakeIndexer)
    return { reply, provider_name: businessName, replied_at: now.toISOString() }
  })
}
