import { sql } from 'kysely'
import { following } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { preparedRead, preparedWrite, quickRead } from '../../platform/db/prepared.ts'
import { bigint, timestamp } from '../../platform/db/typed-values.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { hasBlockedIn } from '../blocks/blocks.service.ts'
import { followersOf } from '../providers/providers.service.ts'

type Pair = { customerId: number; providerId: number }

// A business that everybody may see, and what stands between the two. The statement that follows goes by the same.
const shopBefore = (db: Db, { customerId, providerId }: Pair) =>
  db
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .select([
      'accounts.id',
      hasBlockedIn(providerId, customerId).as('isBlocked'),
      hasBlockedIn(customerId, providerId).as('hasBlocked'),
      followersOf(providerId).as('followers'),
      sql<boolean>`exists (
        select from follows where customer_id = ${customerId} and provider_id = ${providerId}
      )`.as('isFollowing'),
    ])
    .where('accounts.id', '=', providerId)
    .where(IS_PUBLIC_ACCOUNT)

export const followRead = quickRead('follow', shopBefore)

/** No row where there is no such business. `isNew` says whether the customer has begun to follow it just now. */
export const followWrite = preparedWrite('follow_write', (db, pair: Pair & { now: Date }) =>
  db
    .with('shop', () =>
      shopBefore(db, pair).select(
        sql<number>`(select count(*) from follows where customer_id = ${pair.customerId})`.as('followed'),
      ),
    )
    .with('written', (query) =>
      query
        .insertInto('follows')
        .columns(['customerId', 'providerId', 'followedAt'])
        .expression((of) =>
          of
            .selectFrom('shop')
            .select([bigint(pair.customerId).as('customerId'), 'id', timestamp(pair.now).as('followedAt')])
            .where(sql<boolean>`not is_blocked and not has_blocked`)
            .where('followed', '<', sql.lit(following.most)),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('providerId'),
    )
    .selectFrom('shop')
    .select([
      'shop.isBlocked',
      'shop.hasBlocked',
      'shop.isFollowing',
      'shop.followed',
      'shop.followers',
      sql<boolean>`exists (select from written)`.as('isNew'),
    ]),
)

/** No row where there is no such business: then nothing ends. */
export const unfollowWrite = preparedWrite('unfollow_write', (db, pair: Pair) =>
  db
    .with('shop', () => shopBefore(db, pair))
    .with('gone', (query) =>
      query
        .deleteFrom('follows')
        .where('customerId', '=', pair.customerId)
        .where('providerId', '=', (of) => of.selectFrom('shop').select('shop.id'))
        .returning('providerId'),
    )
    .selectFrom('shop')
    .select(['shop.isBlocked', 'shop.followers', sql<boolean>`exists (select from gone)`.as('isGone')]),
)

/** A person's own, and what is remembered of telling their followers. Their followers go with the business. */
export const deleteFollowsOf = async (tx: Tx, id: number) => {
  await tx.deleteFrom('follows').where('customerId', '=', id).execute()
  await tx
    .deleteFrom('followersTold')
    .where((is) => is.or([is('customerId', '=', id), is('providerId', '=', id)]))
    .execute()
}

/** `since`: a day in India, the first of those that count. */
export const ownFollowersRead = preparedRead(
  'own_followers',
  (db, { providerId, since }: { providerId: number; since: string }) =>
    db.selectNoFrom([
      followersOf(providerId).as('followers'),
      sql<number>`(
        select coalesce(sum(followed - unfollowed), 0) from follower_days
        where provider_id = ${providerId} and day >= ${since}::date
      )`.as('change'),
    ]),
)
