import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { kindColumn } from './post-kind.queries.ts'

type Own = { id: number; providerId: number }

export const selectOwnPost = (db: Db, { id, providerId }: Own) =>
  db
    .selectFrom('posts')
    .select(['title', 'content', 'shown', kindColumn])
    .where('id', '=', id)
    .where('providerId', '=', providerId)
    .where('visibility', '<>', 'removed')

export const insertPost = async (tx: Tx, post: Insertable<Tables['posts']>) =>
  (await tx.insertInto('posts').values(post).returning('id').executeTakeFirstOrThrow()).id

export const updatePost = (tx: Tx, id: number, post: Updateable<Tables['posts']>) =>
  tx.updateTable('posts').set(post).where('id', '=', id).execute()

export const appendPostMedia = async (tx: Tx, postId: number, mediaIds: readonly number[]) => {
  if (mediaIds.length === 0) return
  const last = sql`(select coalesce(max(position), -1) from post_media where post_id = ${postId})`
  const rows = mediaIds.map((mediaId, index) => ({
    postId,
    mediaId,
    position: sql<number>`${last} + ${index + 1}::integer`,
  }))
  await tx.insertInto('postMedia').values(rows).execute()
}

/** A trigger deletes media rows without references; housekeeping deletes their files. */
export const deletePostMedia = async (tx: Tx, postId: number, mediaIds: readonly number[]) => {
  if (mediaIds.length === 0) return
  await tx.deleteFrom('postMedia').where('postId', '=', postId).where('mediaId', 'in', mediaIds).execute()
}

/** Foreign keys delete comments, media and search entry. False for an unknown post. */
export const deleteOwnPost = async (tx: Tx, { id, providerId }: Own) => {
  const gone = await tx
    .deleteFrom('posts')
    .where('id', '=', id)
    .where('providerId', '=', providerId)
    .where('visibility', '<>', 'removed')
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** False for a deleted post. The caller locks the account first and updates the index afterwards. */
export const setPostVisibility = async (tx: Tx, id: number, visibility: 'shown' | 'hidden' | 'removed') => {
  const changed = await tx.updateTable('posts').set({ visibility }).where('id', '=', id).executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
