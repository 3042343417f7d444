import type { Insertable } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'

export const insertContactMessage = (db: Db, message: Insertable<Tables['contactMessages']>) =>
  db.insertInto('contactMessages').values(message).returning('id').executeTakeFirstOrThrow()
