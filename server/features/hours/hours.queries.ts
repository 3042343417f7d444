import type { Updateable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

const ownHours = (db: Db, providerId: number) =>
  db.selectFrom('providers').select(['hours', 'closedOn']).where('accountId', '=', providerId)

export const selectHours = (db: Db, providerId: number) => ownHours(db, providerId).executeTakeFirst()

/** Nobody else changes them until the transaction ends. */
export const lockHours = (tx: Tx, providerId: number) =>
  ownHours(tx, providerId).forNoKeyUpdate().executeTakeFirst()

export const updateHours = (
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
