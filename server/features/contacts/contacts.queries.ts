import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

type Sender = { id: number; email: string | null; mobileNumber: string | null }

/** Also what they sent without being signed in, under their own e-mail or mobile number. */
export const deleteContactsFrom = (db: Db, { id, email, mobileNumber }: Sender) =>
  db
    .deleteFrom('contacts')
    .where((is) =>
      is.or([
        is('senderId', '=', id),
        is(sql`lower(email)`, '=', email?.toLowerCase() ?? null),
        is('mobileNumber', '=', mobileNumber),
      ]),
    )
    .execute()
