import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/db.ts'

export const countByCategory = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('providers')
    .select((eb) => ['categoryId', eb.fn.countAll<number>().as('count')])
    .groupBy('categoryId')
    .execute()
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]))
}

export const hasProviders = async (db: Db, categoryId: number) => {
  const one = await db
    .selectFrom('providers')
    .select('accountId')
    .where('categoryId', '=', categoryId)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

type Move = { from: number; to: number; most: number; now: Date }

/** Moves a batch and returns the ids. The caller updates the search index. */
export const moveToCategory = async (tx: Tx, { from, to, most, now }: Move) => {
  const few = tx
    .selectFrom('providers')
    .select('accountId')
    .where('categoryId', '=', from)
    .orderBy('accountId')
    .limit(most)
    .forUpdate()
  const moved = await tx
    .with('few', () => few)
    .updateTable('providers')
    .set({ categoryId: to, updatedAt: now })
    .where('accountId', 'in', sql<number>`(select account_id from few)`)
    .returning('accountId')
    .execute()
  return moved.map(({ accountId }) => accountId)
}
