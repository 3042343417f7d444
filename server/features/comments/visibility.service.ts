// What the administrators let be seen of a comment.
import type { Tx } from '../../platform/db/db.ts'
import { updateVisibility } from './comments.queries.ts'

/** False when the comment is gone. */
export const setCommentVisibility = (tx: Tx, id: number, visibility: 'shown' | 'hidden' | 'removed') =>
  updateVisibility(tx, id, visibility)
