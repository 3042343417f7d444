import { type Expression, type Insertable, sql } from 'kysely'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import { type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

type Pair = { one: number; other: number }

/** One index lookup per direction. */
export const blocksBetweenRead = quickRead('blocks_between', (db, param: Params<Pair>) =>
  db
    .selectFrom('blocks')
    .select('blockerId')
    .where('blockerId', '=', param('one'))
    .where('blockedId', '=', param('other'))
    .unionAll(
      db
        .selectFrom('blocks')
        .select('blockerId')
        .where('blockerId', '=', param('other'))
        .where('blockedId', '=', param('one')),
    ),
)

export const hiddenFromRead = quickRead('blocks_hidden_from', (db, param: Params<{ id: number }>) =>
  db
    .selectFrom('blocks')
    .select('blockedId as id')
    .where('blockerId', '=', param('id'))
    .unionAll(db.selectFrom('blocks').select('blockerId as id').where('blockedId', '=', param('id'))),
)

type Account = number | Expression<unknown>

export const hasBlockedIn = (blocker: Account, blocked: Account) =>
  sql<boolean>`exists (select from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`

export const mayMeetIn = (one: Account, other: Account) =>
  sql<boolean>`(not ${hasBlockedIn(one, other)} and not ${hasBlockedIn(other, one)})`

/** For statements written as text: the arguments are columns. */
export const mayMeetSql = (one: string, other: string) => `(
  not exists (select from blocks where blocker_id = ${one} and blocked_id = ${other})
  and not exists (select from blocks where blocker_id = ${other} and blocked_id = ${one})
)`

const blockersOf = (account: Account) => sql`select blocker_id from blocks where blocked_id = ${account}`

/** Compared with `<>`, so that the blocks of the account are read once. */
export const allBlockersOf = (account: Account) => sql<number>`all(array(${blockersOf(account)}))`

export const allHiddenFrom = (account: Account) =>
  sql<number>`all(array(${blockersOf(account)} union all select blocked_id from blocks where blocker_id = ${account}))`

export type CustomerAndProvider = { customerId: number; providerId: number }

export type BlocksPage = TimePage & { blockerId: number; only: readonly number[] | null }

/** Latest first. The limit is a literal, so that the planner knows it. */
export const latestBlocks = (db: Db, param: Params<BlocksPage>) =>
  db
    .selectFrom('blocks')
    .select(['blocks.id', 'blocks.blockedId as other', 'blocks.reason', 'blocks.createdAt as at'])
    .where('blocks.blockerId', '=', param('blockerId'))
    .where(
      sql<boolean>`(${param('only')}::bigint[] is null or blocks.blocked_id = any(${param('only')}::bigint[]))`,
    )
    .where(afterCursor('blocks', param))
    .orderBy('blocks.createdAt', 'desc')
    .orderBy('blocks.id', 'desc')
    .limit(sql.lit(lists.rows + 1))

const blockedCustomersQuery = (db: Db, param: Params<BlocksPage>) =>
  db
    .selectFrom(latestBlocks(db, param).as('latest'))
    .innerJoin('customers', 'customers.accountId', 'latest.other')
    .selectAll('latest')
    .select('customers.name')
    .orderBy('latest.at', 'desc')
    .orderBy('latest.id', 'desc')
    .limit(param('rows'))

export const blockedCustomersRead = preparedRead('blocked_customers', blockedCustomersQuery)

export const selectCustomer = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.accountId', 'accounts.id')
    .select(['accounts.id', 'customers.name'])
    .where('accounts.id', '=', id)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

/** Inserts nothing when the block exists, also under concurrency. */
export const insertBlock = (db: Db, block: Insertable<Tables['blocks']>) =>
  db
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.columns(['blockerId', 'blockedId']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const deleteOwnBlock = async (db: Db, { id, blockerId }: { id: number; blockerId: number }) => {
  const deleted = await db
    .deleteFrom('blocks')
    .where('id', '=', id)
    .where('blockerId', '=', blockerId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export const deleteBlocksOf = (db: Db, id: number) =>
  db
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blockerId', '=', id), eb('blockedId', '=', id)]))
    .execute()
