import type { Db } from '../../platform/db/db.ts'
import { paginateByTime, type PageQuery, parseTimePage } from '../../platform/db/keyset.ts'
import { hiddenFrom } from '../blocks/blocks.service.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { ownReviewsRead } from './own-reviews.queries.ts'
import { reviewView } from './reviews.view.ts'

type OwnReviewsReader = {
  customerId: number
  signMedia: MediaSigner['sign']
}

/** Includes businesses with a block: their names, without their replies. */
export const ownReviews = async (
  db: Db,
  { provider, ...pageQuery }: PageQuery & { provider?: number },
  { customerId, signMedia }: OwnReviewsReader,
) => {
  const hidden = await hiddenFrom(db, { id: customerId })
  const page = parseTimePage(pageQuery)
  const read = await ownReviewsRead(db, { ...page, customerId, providerId: provider ?? null })
  const { pageRows, next } = paginateByTime(read, page)
  const results = pageRows.map((row) => ({
    ...reviewView(row.hidden ? { ...row, shown: row.shown.map(signMedia) } : row, {
      viewerId: customerId,
      isReplyHidden: hidden.includes(row.provider),
    }),
    provider: { id: row.provider, business_name: row.business },
    is_hidden: row.hidden,
  }))
  return { results, next }
}
