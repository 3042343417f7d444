import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { mayMeetIn } from '../blocks/blocks.service.ts'

type DueInvites = { from: Date; upTo: Date; now: Date; most: number }

export const insertDueInvites = async (tx: Tx, { from, upTo, now, most }: DueInvites) => {
  const { rows } = await sql<{ customerId: number; providerId: number }>`
    with met as (
      select sender_id as customer_id, provider_id from contacts
      where sender_id is not null and created_at > ${from} and created_at <= ${upTo}
      union
      select customer_id, provider_id from chats
      where created_at > ${from} and created_at <= ${upTo} and exists (
        select from messages where chat_id = chats.id and sender_type = 'customer' and created_at <= ${upTo}
      )
      union
      select customer_id, provider_id from orders
      where created_at > ${from} and created_at <= ${upTo} and status = 'completed'
    ), due as materialized (
    select met.customer_id, met.provider_id from met
      join customers on customers.account_id = met.customer_id
      join accounts as customer on customer.id = met.customer_id and customer.suspended_at is null
      join accounts on accounts.id = met.provider_id and ${IS_PUBLIC_ACCOUNT}
    where ${mayMeetIn(sql.ref('met.customer_id'), sql.ref('met.provider_id'))}
      and not exists (
        select from reviews
        where reviews.provider_id = met.provider_id and reviews.customer_id = met.customer_id
      )
      and not exists (
        select from review_invites as earlier
        where earlier.customer_id = met.customer_id and earlier.provider_id = met.provider_id
      )
    order by met.customer_id, met.provider_id
    limit ${most}
    -- As whoever deletes an account does, before anything that points to it.
    for key share of customer, accounts
    )
    insert into review_invites (customer_id, provider_id, invited_at)
    select customer_id, provider_id, ${now} from due
    on conflict do nothing
    returning customer_id as "customerId", provider_id as "providerId"`.execute(tx)
  return rows
}
