import { type Expression, expressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'
import { type Params, quickRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { postsShowing } from '../posts/posts.service.ts'
import { itemsShowing } from '../price-list/price-list.service.ts'
import { logosShowing, profilesShowing } from '../providers/providers.service.ts'

const reviewsShowing = (mediaId: Expression<number>) =>
  expressionBuilder<Tables>()
    .selectFrom('reviewMedia')
    .innerJoin('reviews', 'reviews.id', 'reviewMedia.reviewId')
    .innerJoin('accounts', 'accounts.id', 'reviews.providerId')
    .select('reviewMedia.mediaId')
    .where('reviewMedia.mediaId', '=', mediaId)
    .where('reviews.isShown', '=', true)
    .where(IS_PUBLIC_ACCOUNT)

// Asked for every file that a browser loads: each part is one index lookup.
const publicMediaQuery = (db: Db, param: Params<{ folder: string }>) => {
  const id = sql.ref<number>('media.id')
  return db
    .selectFrom('media')
    .select('media.id')
    .where('media.folder', '=', param('folder'))
    .where((eb) =>
      eb.or([
        eb.exists(postsShowing(id)),
        eb.exists(logosShowing(id)),
        eb.exists(reviewsShowing(id)),
        eb.exists(profilesShowing(id)),
        eb.exists(itemsShowing(id)),
      ]),
    )
}

export const publicMediaRead = quickRead('public_media', publicMediaQuery)
