import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

type ChangedPage = { kind: 'shop' | 'post'; id: number; version: string }

export const oldestChanges = (db: Db, count: number): Promise<ChangedPage[]> =>
  db
    .selectFrom('changedAddresses')
    // As text, because a Date has no microseconds.
    .select(['kind', 'id', sql<string>`changed_at::text`.as('version')])
    .orderBy('changedAt')
    .orderBy('kind')
    .orderBy('id')
    .limit(count)
    .execute()

export const forgetChanges = (db: Db, changes: readonly ChangedPage[]) =>
  sql`
    delete from changed_addresses using unnest(
      ${changes.map(({ kind }) => kind)}::text[],
      ${changes.map(({ id }) => id)}::bigint[],
      ${changes.map(({ version }) => version)}::timestamptz[]
    ) as sent (kind, id, changed_at)
    where (changed_addresses.kind, changed_addresses.id, changed_addresses.changed_at)
      = (sent.kind, sent.id, sent.changed_at)`.execute(db)

export const forgetChangesBefore = (db: Db, time: Date) =>
  db.deleteFrom('changedAddresses').where('changedAt', '<', time).execute()

export const forgetAllChanges = async (db: Db) => {
  await db.deleteFrom('changedAddresses').execute()
}
