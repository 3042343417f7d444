import { quickRead } from '../../platform/db/prepared.ts'

type Pair = { one: number; other: number }

/** Each direction is one look at its own index. */
export const blocksBetweenRead = quickRead('blocks_between', (db, { one, other }: Pair) =>
  db
    .selectFrom('blocks')
    .select('blockerId')
    .where('blockerId', '=', one)
    .where('blockedId', '=', other)
    .unionAll(
      db.selectFrom('blocks').select('blockerId').where('blockerId', '=', other).where('blockedId', '=', one),
    ),
)

export const hiddenFromRead = quickRead('blocks_hidden_from', (db, { id }: { id: number }) =>
  db
    .selectFrom('blocks')
    .select('blockedId as id')
    .where('blockerId', '=', id)
    .unionAll(db.selectFrom('blocks').select('blockerId as id').where('blockedId', '=', id)),
)
