import { sql } from 'kysely'
import { openSession } from '../../server/features/accounts/sessions.service.ts'
import type { Db } from '../../server/platform/db/db.ts'
import type { Program } from './program.ts'

type PairRow = { chat: number; customer: number; provider: number }

const insertPairs = async (db: Db, count: number) => {
  const { rows } = await sql<PairRow>`
    with customers_made as (
      insert into accounts (role, username, username_key, password_hash, verified_at)
      select 'customer', 'c' || n, 'c' || n, 'x', now() from generate_series(1, ${count}::integer) n
      returning id, username
    ),
    named as (
      insert into customers (account_id, name) select id, 'Customer ' || username from customers_made
      returning account_id
    ),
    providers_made as (
      insert into accounts (role, username, username_key, password_hash, verified_at)
      select 'provider', 'p' || n, 'p' || n, 'x', now() from generate_series(1, ${count}::integer) n
      returning id, username
    ),
    opened as (
      insert into providers (account_id, name, business_name, category_id, district_id)
      select id, 'Owner', 'Shop ' || username, 1, 1 from providers_made
      returning account_id
    )
    select customers_made.id as customer, providers_made.id as provider, 0 as chat
    from customers_made
      join providers_made on substr(providers_made.username, 2) = substr(customers_made.username, 2)`.execute(
    db,
  )
  const begun = await sql<PairRow>`
    insert into chats (customer_id, provider_id)
    select * from unnest(${rows.map(({ customer }) => customer)}::bigint[], ${rows.map(({ provider }) => provider)}::bigint[])
    returning id as chat, customer_id as customer, provider_id as provider`.execute(db)
  return begun.rows
}

export type Pair = { chat: number; customer: SignedInAccount; provider: SignedInAccount }
type SignedInAccount = { id: number; token: string }

export const makePairs = async (
  { db, keys }: Pick<Program, 'db' | 'keys'>,
  count: number,
): Promise<Pair[]> => {
  const rows = await insertPairs(db, count)
  // The planner has no statistics of tables that were just filled.
  await sql`analyze`.execute(db)
  const signIn = async (id: number): Promise<SignedInAccount> => ({
    id,
    token: (await openSession(db, { id, isRemembered: true }, keys)).access_token,
  })
  const pairs: Pair[] = []
  for (const { chat, customer, provider } of rows)
    pairs.push({ chat, customer: await signIn(customer), provider: await signIn(provider) })
  return pairs
}
