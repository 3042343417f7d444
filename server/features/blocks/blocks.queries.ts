import { type Expression, type Insertable, sql } from 'kysely'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import { type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { afterCursor, type PageWindow } from '../../platform/db/keyset.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

type Pair = { one: number; other: number }

/** Each direction is one look at its own index. */
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

/** The rule inside another query. */
export const hasBlockedIn = (blocker: Account, blocked: Account) =>
  sql<boolean>`exists (select from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`

export const mayMeetIn = (one: Account, other: Account) =>
  sql<boolean>`(not ${hasBlockedIn(one, other)} and not ${hasBlockedIn(other, one)})`

/** For a statement that is written as text: the arguments are columns. */
export const mayMeetSql = (one: string, other: string) => `(
  not exists (select from blocks where blocker_id = ${one} and blocked_id = ${other})
  and not exists (select from blocks where blocker_id = ${other} and blocked_id = ${one})
)`

const blockersOf = (account: Account) => sql`select blocker_id from blocks where blocked_id = ${account}`

/** To compare many accounts with `<>`: the blocks of the one account are read once. */
export const allBlockersOf = (account: Account) => sql<number>`all(array(${blockersOf(account)}))`

export const allHiddenFrom = (account: Account) =>
  sql<number>`all(array(${blockersOf(account)} union all select blocked_id from blocks where blocker_id = ${account}))`

export type CustomerAndProvider = { customerId: number; providerId: number }

/** A signed-in contact request, a comment that shows, or a chat: a business may begin none with a stranger. */
export const hasReachedOut = async (db: Db, { customerId, providerId }: CustomerAndProvider) => {
  const between = (table: 'comments' | 'chats') =>
    db
      .selectFrom(table)
      .select('id')
      .where('customerId', '=', customerId)
      .where('providerId', '=', providerId)
  const traces = between('chats')
    .unionAll(between('comments').where('visibility', '=', 'shown'))
    .unionAll(
      db
        .selectFrom('contacts')
        .select('id')
        .where('senderId', '=', customerId)
        .where('providerId', '=', providerId),
    )
  return (await traces.limit(1).executeTakeFirst()) !== undefined
}

type BlocksPage = PageWindow & { blockerId: number; only: readonly number[] | null }

// Blocks of one person, the latest first. Written out, so that the planner knows how few they are.
const latestBlocks = (db: Db, param: Params<BlocksPage>) =>
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

export const blockedProvidersQuery = (db: Db, param: Params<BlocksPage>) =>
  db
    .selectFrom(latestBlocks(db, param).as('latest'))
    .innerJoin('providers', 'providers.accountId', 'latest.other')
    .selectAll('latest')
    .select('providers.businessName as name')
    .orderBy('latest.at', 'desc')
    .orderBy('latest.id', 'desc')
    .limit(param('rows'))

const blockedCustomersQuery = (db: Db, param: Params<BlocksPage>) =>
  db
    .selectFrom(latestBlocks(db, param).as('latest'))
    .innerJoin('customers', 'customers.accountId', 'latest.other')
    .selectAll('latest')
    .select('customers.name')
    .orderBy('latest.at', 'desc')
    .orderBy('latest.id', 'desc')
    .limit(param('rows'))

export const blockedProvidersRead = preparedRead('blocked_providers', blockedProvidersQuery)
export const blockedCustomersRead = preparedRead('blocked_customers', blockedCustomersQuery)

/** A business that everybody may see. */
export const selectProvider = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .select(['accounts.id', 'providers.businessName as name'])
    .where('accounts.id', '=', id)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

export const selectCustomer = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.accountId', 'accounts.id')
    .select(['accounts.id', 'customers.name'])
    .where('accounts.id', '=', id)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

/** Nothing when there is one already, also when two come at once. */
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
    .where((is) => is.or([is('blockerId', '=', id), is('blockedId', '=', id)]))
    .execute()
