import type { Db } from '../../platform/db/db.ts'

export const findLivingAccount = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'role'])
    .where('id', '=', id)
    .where('suspendedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
