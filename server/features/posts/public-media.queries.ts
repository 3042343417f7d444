import type { Db } from '../../platform/db/db.ts'
import { type Params, quickRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

/** Asked for every file that a browser gets: each step is one look at an index. */
const publicMediaQuery = (db: Db, param: Params<{ folder: string }>) =>
  db
    .selectFrom('media')
    .select('media.id')
    .where('media.folder', '=', param('folder'))
    .where((of) =>
      of.or([
        of.exists(
          of
            .selectFrom('postMedia')
            .innerJoin('posts', 'posts.id', 'postMedia.postId')
            .innerJoin('accounts', 'accounts.id', 'posts.providerId')
            .select('postMedia.mediaId')
            .whereRef('postMedia.mediaId', '=', 'media.id')
            .where('posts.visibility', '=', 'shown')
            .where(IS_PUBLIC_ACCOUNT),
        ),
        of.exists(
          of
            .selectFrom('providers')
            .innerJoin('accounts', 'accounts.id', 'providers.accountId')
            .select('providers.accountId')
            .whereRef('providers.logoId', '=', 'media.id')
            .where(IS_PUBLIC_ACCOUNT),
        ),
        of.exists(
          of
            .selectFrom('reviewMedia')
            .innerJoin('reviews', 'reviews.id', 'reviewMedia.reviewId')
            .innerJoin('accounts', 'accounts.id', 'reviews.providerId')
            .select('reviewMedia.mediaId')
            .whereRef('reviewMedia.mediaId', '=', 'media.id')
            .where('reviews.isShown', '=', true)
            .where(IS_PUBLIC_ACCOUNT),
        ),
        of.exists(
          of
            .selectFrom('providerMedia')
            .innerJoin('accounts', 'accounts.id', 'providerMedia.providerId')
            .select('providerMedia.mediaId')
            .whereRef('providerMedia.mediaId', '=', 'media.id')
            .where(IS_PUBLIC_ACCOUNT),
        ),
        of.exists(
          of
            .selectFrom('priceItems')
            .innerJoin('accounts', 'accounts.id', 'priceItems.providerId')
            .select('priceItems.imageId')
            .whereRef('priceItems.imageId', '=', 'media.id')
            .where('priceItems.isAvailable', '=', true)
            .where(IS_PUBLIC_ACCOUNT),
        ),
      ]),
    )

export const publicMediaRead = quickRead('public_media', publicMediaQuery)
