import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { type BlocksPage, latestBlocks } from '../blocks/blocks.service.ts'
import type { HoursColumns } from '../hours/hours.service.ts'

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

export const blockedProvidersQuery = (db: Db, param: Params<BlocksPage>) =>
  db
    .selectFrom(latestBlocks(db, param).as('latest'))
    .innerJoin('providers', 'providers.accountId', 'latest.other')
    .selectAll('latest')
    .select('providers.businessName as name')
    .orderBy('latest.at', 'desc')
    .orderBy('latest.id', 'desc')
    .limit(param('rows'))

export const blockedProvidersRead = preparedRead('blocked_providers', blockedProvidersQuery)

export const findPublicProvider = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .select(['accounts.id', 'providers.businessName as name'])
    .where('accounts.id', '=', id)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

const ownHours = (db: Db, providerId: number) =>
  db.selectFrom('providers').select(['hours', 'closedOn']).where('accountId', '=', providerId)

const selectHours = (db: Db, providerId: number) => ownHours(db, providerId).executeTakeFirst()

const lockHours = (tx: Tx, providerId: number) => ownHours(tx, providerId).forNoKeyUpdate().executeTakeFirst()

const updateHours = (
  db: Db,
  providerId: number,
  changed: Pick<Updateable<Tables['providers']>, 'hours' | 'closedOn'>,
) =>
  db
    .updateTable('providers')
    .set(changed)
    .where('accountId', '=', providerId)
    .returning(['hours', 'closedOn'])
    .executeTakeFirst()

/** The columns of the hours feature, which comes before the table. */
export const hoursColumns: HoursColumns = { select: selectHours, lock: lockHours, update: updateHours }

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

export const placeOfProviderRead = quickRead(
  'place_of_provider',
  (db: Db, param: Params<{ providerId: number }>) =>
    db
      .selectFrom('providers')
      .select(['districtId', 'categoryId'])
      .where('accountId', '=', param('providerId')),
)
