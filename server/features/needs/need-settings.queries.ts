import type { Updateable } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'

const COLUMNS = ['isOn', 'maxPerDay', 'radiusKm'] as const
type SettingsRow = Pick<Updateable<Tables['needProviders']>, (typeof COLUMNS)[number]>

export const selectSettings = (db: Db, providerId: number) =>
  db.selectFrom('needProviders').select(COLUMNS).where('providerId', '=', providerId).executeTakeFirst()

/** Undefined columns are unchanged. */
export const upsertSettings = (db: Db, providerId: number, change: SettingsRow) =>
  db
    .insertInto('needProviders')
    .values({ providerId, ...change })
    .onConflict((on) => on.column('providerId').doUpdateSet({ ...change, providerId }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
