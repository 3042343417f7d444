// The rows by which the admin panel finds comments. They are written after the reply, for many comments together: nobody else looks
// for comments, and whoever writes one need not wait. What is to be indexed is noted in the transaction of the comment, so a process
// that dies loses nothing: the next start and the hourly housekeeping find it.
import { coalesceRuns } from '../../platform/coalesce-runs.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { takeCommentsToIndex } from '../comments/comments.service.ts'
import {
  lockCommentsToIndex,
  selectCommentTextsForKeyShare,
  upsertCommentRows,
} from './index/admin.queries.ts'
import { commentLexemes } from './index/documents.ts'

// A few milliseconds of work before others have their turn.
const ROWS_AT_ONCE = 50

const indexSome = (db: Db) =>
  inTransaction(db, async (tx) => {
    await lockCommentsToIndex(tx)
    const ids = await takeCommentsToIndex(tx, ROWS_AT_ONCE)
    if (ids.length === 0) return 0
    const comments = await selectCommentTextsForKeyShare(tx, ids)
    await upsertCommentRows(
      tx,
      comments.map((comment) => ({ id: comment.id, lexemes: commentLexemes(comment) })),
    )
    return ids.length
  })

export const indexChangedComments = async (db: Db) => {
  while ((await indexSome(db)) === ROWS_AT_ONCE);
}

export type CommentIndexer = Readonly<{ wake: () => void; stop: () => Promise<void> }>

// As long as it takes an administrator to come from the comment to the search.
const DELAY_MS = 1_000

export const createCommentIndexer = (db: Db, onError: (error: unknown) => void): CommentIndexer => {
  const run = coalesceRuns(() => indexChangedComments(db))
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const start = () => {
    timer = undefined
    running = run().catch(onError)
  }
  return {
    wake: () => void (timer ??= setTimeout(start, DELAY_MS).unref()),
    stop: async () => {
      clearTimeout(timer)
      await running
    },
  }
}
