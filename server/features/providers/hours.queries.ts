import type { Updateable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import type { HoursColumns } from '../hours/hours.service.ts'

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
