import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '../../../platform/db/db.ts'

export const insertAnswer = (tx: Tx, answer: Insertable<Tables['contactAnswers']>) =>
  tx.insertInto('contactAnswers').values(answer).execute()

export const selectAnswers = (db: Db, messageId: number) =>
  db
    .selectFrom('contactAnswers')
    .innerJoin('accounts', 'accounts.id', 'contactAnswers.answeredBy')
    .select([
      'contactAnswers.id',
      'contactAnswers.answer',
      'contactAnswers.answeredAt',
      'accounts.username as answeredBy',
    ])
    .where('messageId', '=', messageId)
    .orderBy('contactAnswers.id')
    .execute()
