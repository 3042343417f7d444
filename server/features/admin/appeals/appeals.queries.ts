import { type Selectable, sql, type Updateable } from 'kysely'
import { lists } from '../../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../../platform/db/db.ts'
import { type Params, preparedRead } from '../../../platform/db/prepared.ts'
import { afterCursor, type TimePage } from '../../../platform/db/keyset.ts'
import { DECISION_COLUMNS } from '../decisions/decisions.queries.ts'

export const updateAppeal = (tx: Tx, id: number, change: Updateable<Tables['decisions']>) =>
  tx.updateTable('decisions').set(change).where('id', '=', id).execute()

type Content = Pick<Selectable<Tables['decisions']>, 'targetKind' | 'targetId'>

const BEGINNING = 100

export const selectTitle = async (db: Db, { targetKind, targetId }: Content) => {
  const titles = {
    post: () => db.selectFrom('posts').select('title').where('id', '=', targetId),
    comment: () =>
      db
        .selectFrom('comments')
        .select(sql<string>`left(content, ${sql.lit(BEGINNING)})`.as('title'))
        .where('id', '=', targetId),
    review: () =>
      db
        .selectFrom('reviews')
        .select(sql<string>`left(text, ${sql.lit(BEGINNING)})`.as('title'))
        .where('id', '=', targetId),
    need: () =>
      db
        .selectFrom('needs')
        .select(sql<string>`left(text, ${sql.lit(BEGINNING)})`.as('title'))
        .where('id', '=', targetId),
  }
  // A message is opened within its case only.
  if (targetKind === 'provider' || targetKind === 'customer' || targetKind === 'message') return null
  const row = await titles[targetKind]().executeTakeFirst()
  return row?.title ?? null
}

const TITLE = sql<string | null>`case oldest.target_kind
  when 'post' then (select title from posts where id = oldest.target_id)
  when 'comment' then (select left(content, ${sql.lit(BEGINNING)}) from comments where id = oldest.target_id)
  when 'review' then (select left(text, ${sql.lit(BEGINNING)}) from reviews where id = oldest.target_id)
  when 'need' then (select left(text, ${sql.lit(BEGINNING)}) from needs where id = oldest.target_id)
  when 'message' then null
  when 'provider' then (select business_name from providers where account_id = oldest.target_id)
  else (select name from customers where account_id = oldest.target_id)
end`

export const waitingAppealsQuery = (db: Db, param: Params<TimePage>) => {
  const oldest = db
    .selectFrom('decisions')
    .select([...DECISION_COLUMNS, 'decisions.appeal'])
    .select(sql.ref<Date>('decisions.appealedAt').as('at'))
    .where('decisions.appealedAt', 'is not', null)
    .where('decisions.answeredAt', 'is', null)
    // Withdrawing a decision settles its appeal.
    .where('decisions.undoneAt', 'is', null)
    .where(afterCursor('decisions', param, { time: 'appealedAt', first: 'oldest' }))
    .orderBy('decisions.appealedAt')
    .orderBy('decisions.id')
    .limit(sql.lit(lists.rows + 1))
  return db
    .selectFrom(oldest.as('oldest'))
    .innerJoin('accounts', 'accounts.id', 'oldest.decidedBy')
    .selectAll('oldest')
    .select(['accounts.username as decider', TITLE.as('title')])
    .orderBy('oldest.at')
    .orderBy('oldest.id')
    .limit(param('rows'))
}

export const waitingAppealsRead = preparedRead('appeals_waiting', waitingAppealsQuery)
