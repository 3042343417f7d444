import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'

export const insertContactMessage = (db: Db, message: Insertable<Tables['contactMessages']>) =>
  db.insertInto('contactMessages').values(message).returning('id').executeTakeFirstOrThrow()

export const anonymizeContactMessages = (db: Db, email: string) =>
  db
    .updateTable('contactMessages')
    .set({ name: 'Deleted user', email: '' })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()
