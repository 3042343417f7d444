// The search rows of comments for the admin panel, written in batches after the reply, so that writing a comment does not wait for
// them. Comments to index are recorded in the transaction of the comment; after a crash the next start and the hourly housekeeping
// find them.
import { coalesceRuns } from '../../platform/coalesce-runs.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { takeCommentsToIndex } from '../comments/comments.service.ts'
import {
  lockCommentsToIndex,
  selectCommentTextsForKeyShare,
  upsertCommentRows,
} from './index/admin.queries.ts'
import { commentLexemes } from '../../../contract/search-text/documents.ts'

// A few milliseconds of work per turn of the event loop.
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
