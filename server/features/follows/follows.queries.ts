import { sql } from 'kysely'
import { following } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Params, preparedRead, preparedWrite, quickRead } from '../../platform/db/prepared.ts'
import { bigint, timestamp } from '../../platform/db/typed-values.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { hasBlockedIn } from '../blocks/blocks.service.ts'
import { followersOf } from '../providers/providers.service.ts'

type Pair = { customerId: number; providerId: number }

const providerBefore = (db: Db, param: Params<Pair>) =>
  db
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .select([
      'accounts.id',
      hasBlockedIn(param('providerId'), param('customerId')).as('isBlocked'),
      hasBlockedIn(param('customerId'), param('providerId')).as('hasBlocked'),
      followersOf(param('providerId')).as('followers'),
      sql<boolean>`exists (
        select from follows where customer_id = ${param('customerId')} and provider_id = ${param('providerId')}
      )`.as('isFollowing'),
    ])
    .where('accounts.id', '=', param('providerId'))
    .where(IS_PUBLIC_ACCOUNT)

export const followRead = quickRead('follow', providerBefore)

/** No row for an unknown business. `isNew`: the follow did not exist before. */
export const followWrite = preparedWrite('follow_write', (db, param: Params<Pair & { now: Date }>) =>
  db
    .with('shop', () =>
      providerBefore(db, param).select(
        sql<number>`(select count(*) from follows where customer_id = ${param('customerId')})`.as('followed'),
      ),
    )
    .with('written', (query) =>
      query
        .insertInto('follows')
        .columns(['customerId', 'providerId', 'followedAt'])
        .expression((eb) =>
          eb
            .selectFrom('shop')
            .select([
              bigint(param('customerId')).as('customerId'),
              'id',
              timestamp(param('now')).as('followedAt'),
            ])
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

export const unfollowWrite = preparedWrite('unfollow_write', (db, param: Params<Pair>) =>
  db
    .with('shop', () => providerBefore(db, param))
    .with('gone', (query) =>
      query
        .deleteFrom('follows')
        .where('customerId', '=', param('customerId'))
        .where('providerId', '=', (eb) => eb.selectFrom('shop').select('shop.id'))
        .returning('providerId'),
    )
    .selectFrom('shop')
    .select(['shop.isBlocked', 'shop.followers', sql<boolean>`exists (select from gone)`.as('isGone')]),
)

/** The follows of a customer, and the notified followers of a provider. Deleting the business deletes its followers. */
export const deleteFollowsOf = async (tx: Tx, id: number) => {
  await tx.deleteFrom('follows').where('customerId', '=', id).execute()
  await tx
    .deleteFrom('followersTold')
    .where((eb) => eb.or([eb('customerId', '=', id), eb('providerId', '=', id)]))
    .execute()
}

export const ownFollowersRead = preparedRead(
  'own_followers',
  (db, param: Params<{ providerId: number; since: string }>) =>
    db.selectNoFrom([
      followersOf(param('providerId')).as('followers'),
      sql<number>`(
        select coalesce(sum(followed - unfollowed), 0) from follower_days
        where provider_id = ${param('providerId')} and day >= ${param('since')}::date
      )`.as('change'),
    ]),
)
