// What the administrators let be seen of a post. Whoever calls has held the account, and indexes the post after.
import type { Tx } from '../../platform/db/db.ts'
import { updateVisibility } from './write-post.queries.ts'

export type Visibility = 'shown' | 'hidden' | 'removed'

/** False when the post is gone. */
export const setPostVisibility = (tx: Tx, id: number, visibility: Visibility) =>
  updateVisibility(tx, id, visibility)
