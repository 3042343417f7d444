import { type Db, inTransaction } from '../../../platform/db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { lockReferenceData } from '../../../platform/reference-data.ts'
import { getEditableCategory } from '../../categories/edit-categories.service.ts'
import { moveToCategory } from '../../providers/providers.service.ts'
import { indexProvider } from '../../search/index.service.ts'
import { indexCategory } from '../../search/phrases.service.ts'

export const CATEGORY_MOVE = 'move-category'
export type CategoryMove = { from: number; to: number }

const BATCH_SIZE = 100

const moveSome = (db: Db, { from, to }: CategoryMove, now: Date) =>
  inTransaction(db, async (tx) => {
    if ((await getEditableCategory(tx, from)).retiredAt === null) return 0
    // Moving to a retired category would hide the businesses from the search. The failed job is visible to staff.
    if ((await getEditableCategory(tx, to)).retiredAt !== null)
      throw new Error('the new category is retired too')
    const moved = await moveToCategory(tx, { from, to, most: BATCH_SIZE, now })
    for (const id of moved) await indexProvider(tx, id)
    return moved.length
  })

/** Idempotent. Businesses that are not moved yet are found under the old category. */
export const moveCategory = async (db: Db, move: CategoryMove, clock: Clock) => {
  while ((await moveSome(db, move, clock())) > 0);
  await inTransaction(db, async (tx) => {
    await lockReferenceData(tx)
    await indexCategory(tx, move.from)
  })
}
