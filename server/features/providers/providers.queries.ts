import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

export const insertProvider = (db: Db, provider: Insertable<Tables['providers']>) =>
  db.insertInto('providers').values(provider).execute()

export const insertProviderMedia = async (db: Db, providerId: number, mediaIds: readonly number[]) => {
  if (mediaIds.length === 0) return
  const rows = mediaIds.map((mediaId, position) => ({ providerId, mediaId, position }))
  await db.insertInto('providerMedia').values(rows).execute()
}

export const appendProviderMedia = async (db: Db, providerId: number, mediaIds: readonly number[]) => {
  if (mediaIds.length === 0) return
  const last = sql`(select coalesce(max(position), -1) from provider_media where provider_id = ${providerId})`
  const rows = mediaIds.map((mediaId, index) => ({
    providerId,
    mediaId,
    position: sql<number>`${last} + ${index + 1}::integer`,
  }))
  await db.insertInto('providerMedia').values(rows).execute()
}

/** A trigger deletes media rows without references; housekeeping deletes their files. */
export const deleteProviderMedia = async (db: Db, providerId: number, mediaIds: readonly number[]) => {
  if (mediaIds.length === 0) return
  await db
    .deleteFrom('providerMedia')
    .where('providerId', '=', providerId)
    .where('mediaId', 'in', mediaIds)
    .execute()
}

export const updateProvider = (db: Db, id: number, provider: Updateable<Tables['providers']>) =>
  db.updateTable('providers').set(provider).where('accountId', '=', id).execute()

/** Sets or removes (null) the verified badge. False when nothing changed. */
export const setVouched = async (tx: Tx, id: number, vouched: { at: Date; by: number } | null) => {
  const changed = await tx
    .updateTable('providers')
    .set({ vouchedAt: vouched?.at ?? null, vouchedBy: vouched?.by ?? null })
    .where('accountId', '=', id)
    .where('vouchedAt', vouched ? 'is' : 'is not', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export const deleteProvider = (db: Db, id: number) =>
  db.deleteFrom('providers').where('accountId', '=', id).execute()
