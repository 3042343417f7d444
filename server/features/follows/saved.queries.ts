import { sql } from 'kysely'
import { lists } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'
import { type Params, preparedRead, preparedWrite, quickRead } from '../../platform/db/prepared.ts'
import { bigint, timestamp } from '../../platform/db/typed-values.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { hasBlockedIn } from '../blocks/blocks.service.ts'
import { categoriesVersion, postVersion } from '../posts/posts-by-ids.service.ts'

type Pair = { customerId: number; postId: number }

const postBefore = (db: Db, param: Params<Pair>) =>
  db
    .selectFrom('posts')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .select([
      'posts.id',
      hasBlockedIn(sql.ref('posts.provider_id'), sql`${param('customerId')}::bigint`).as('isBlocked'),
      hasBlockedIn(sql`${param('customerId')}::bigint`, sql.ref('posts.provider_id')).as('hasBlocked'),
      sql<boolean>`exists (
        select from saved_posts where customer_id = ${param('customerId')} and post_id = posts.id
      )`.as('isSaved'),
    ])
    .where('posts.id', '=', param('postId'))
    .where('posts.visibility', '=', 'shown')
    .where(IS_PUBLIC_ACCOUNT)

export const savedRead = quickRead('post_saved', postBefore)

export const saveWrite = preparedWrite('post_save', (db, param: Params<Pair & { now: Date }>) =>
  db
    .with('post', () => postBefore(db, param).forKeyShare('posts'))
    .with('written', (query) =>
      query
        .insertInto('savedPosts')
        .columns(['customerId', 'postId', 'savedAt'])
        .expression((eb) =>
          eb
            .selectFrom('post')
            .select([
              bigint(param('customerId')).as('customerId'),
              'id',
              timestamp(param('now')).as('savedAt'),
            ])
            .where(sql<boolean>`not is_blocked and not has_blocked`),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('post')
    .select(['post.isBlocked', 'post.hasBlocked']),
)

export const unsaveWrite = preparedWrite('post_unsave', (db, param: Params<Pair>) =>
  db
    .with('post', () => postBefore(db, param))
    .with('gone', (query) =>
      query
        .deleteFrom('savedPosts')
        .where('customerId', '=', param('customerId'))
        .where('postId', '=', (eb) => eb.selectFrom('post').select('post.id')),
    )
    .selectFrom('post')
    .select('post.isBlocked'),
)

type SavedPage = TimePage & { customerId: number; hidden: readonly number[] }

export const savedPostsQuery = (db: Db, param: Params<SavedPage>) => {
  const latest = db
    .selectFrom('savedPosts')
    .innerJoin('posts', 'posts.id', 'savedPosts.postId')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .select(['posts.id', 'savedPosts.savedAt as at', postVersion.as('version')])
    .where('savedPosts.customerId', '=', param('customerId'))
    .where('posts.visibility', '=', 'shown')
    .where(IS_PUBLIC_ACCOUNT)
    .where('posts.providerId', '<>', sql<number>`all(${param('hidden')}::bigint[])`)
    .where(afterCursor('savedPosts', param, { time: 'savedAt', id: 'postId' }))
    .orderBy('savedPosts.savedAt', 'desc')
    .orderBy('savedPosts.postId', 'desc')
    .limit(sql.lit(lists.rows + 1))
  return db
    .selectFrom(db.selectFrom(latest.as('latest')).selectAll().limit(param('rows')).as('page'))
    .select([
      sql<number[]>`coalesce(json_agg(page.id), '[]')`.as('ids'),
      sql<string[]>`coalesce(json_agg(page.at), '[]')`.as('ats'),
      sql<string[]>`coalesce(json_agg(page.version), '[]')`.as('versions'),
      categoriesVersion.as('categories'),
    ])
}

export const savedPostsRead = preparedRead('saved_posts', savedPostsQuery)
