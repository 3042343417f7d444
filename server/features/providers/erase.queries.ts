import type { Db } from '../../platform/db/db.ts'

/** With its posts, their comments, its contact requests and chats: the foreign keys say so. */
export const deleteProvider = (db: Db, id: number) =>
  db.deleteFrom('providers').where('accountId', '=', id).execute()
