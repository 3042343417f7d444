import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

export const deletePartEffects = (tx: Tx) => tx.deleteFrom('shopHabits').execute()

/** Only businesses listed for the whole period; those without a row had no calls. */
export const insertPartEffects = (tx: Tx, { since, sinceAt }: { since: string; sinceAt: Date }) =>
  sql`
    with called as (
      select provider_id, sum(calls) as calls from shop_days where day >= ${since}::date group by provider_id
    ),
    shop as (
      select coalesce(called.calls, 0)::double precision as calls, hours is not null as has_hours,
        providers.account_id in (select provider_id from provider_media) as has_photos,
        providers.account_id in (select provider_id from price_items) as has_prices,
        providers.account_id in (select provider_id from posts where created_at >= ${sinceAt}) as has_post
      from providers
        join accounts on accounts.id = providers.account_id
        left join called on called.provider_id = providers.account_id
      where ${IS_PUBLIC_ACCOUNT} and accounts.verified_at < ${sinceAt}
    )
    insert into shop_habits (habit, has_it, shops, calls, calls_error)
    select habit, has_it, count(*), avg(calls), coalesce(stddev_samp(calls) / sqrt(count(*)), 0)
    from shop, lateral (
      values ('photos', has_photos), ('hours', has_hours), ('price_list', has_prices), ('post', has_post)
    ) as held (habit, has_it)
    group by habit, has_it`.execute(tx)
