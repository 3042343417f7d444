import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

export type NewMedia = Insertable<Tables['media']>

export const insertMedia = (tx: Tx, media: readonly NewMedia[]) =>
  tx
    .insertInto('media')
    .values([...media])
    .returning(['id', 'folder'])
    .execute()

export const insertLeftovers = (db: Db, folders: readonly string[], dueAt: Date) =>
  db
    .insertInto('mediaLeftovers')
    .values(folders.map((folder) => ({ folder, dueAt })))
    .execute()

/** Returns those that still existed. Locked until the transaction ends. */
export const deleteLeftovers = async (tx: Tx, folders: readonly string[]) => {
  const rows = await tx
    .deleteFrom('mediaLeftovers')
    .where('folder', 'in', folders)
    .returning('folder')
    .execute()
  return rows.map(({ folder }) => folder)
}

/** A backup holds it in shared mode while it reads the files. */
export const SWEEP_LOCK = 'media sweep'

export const tryLockSweep = async (tx: Tx) => {
  const { rows } = await sql<{
    isFree: boolean
  }>`select pg_try_advisory_xact_lock(hashtext(${SWEEP_LOCK})) as is_free`.execute(tx)
  return rows[0]?.isFree ?? false
}

export const deleteDueLeftover = async (tx: Tx, now: Date) => {
  const row = await tx
    .deleteFrom('mediaLeftovers')
    .where('folder', '=', (eb) =>
      eb
        .selectFrom('mediaLeftovers')
        .select('folder')
        .where('dueAt', '<=', now)
        .where('recordedAt', '<=', (archive) =>
          archive
            .selectFrom('mediaArchive')
            .select(({ fn }) =>
              fn.coalesce(fn.min('deletableUntil'), sql<Date>`'infinity'::timestamptz`).as('until'),
            ),
        )
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('folder')
    .executeTakeFirst()
  return row?.folder
}

export const updateLeftovers = async (tx: Tx, folders: readonly string[], dueAt: Date) => {
  const { numUpdatedRows } = await tx
    .updateTable('mediaLeftovers')
    .set({ dueAt })
    .where('folder', 'in', folders)
    .executeTakeFirst()
  return numUpdatedRows
}
