import { eachLanguage, type Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { postsByIdsRead } from './posts.queries.ts'
import { postWithOwnerView } from './posts.view.ts'

export { changeOf } from './post-kind.ts'
export { isCurrent } from './post-kind.queries.ts'
export { selectCurrentAmong } from './offers.queries.ts'
export { categoriesVersion, postVersion, postVersionsOf } from './posts.queries.ts'

const reads = eachLanguage(postsByIdsRead)

/** In the order of the ids, without posts of businesses that are not public. */
export const listPostsByIds = async (
  db: Db,
  ids: readonly number[],
  { lang, now }: { lang: Language; now: Date },
) => {
  if (ids.length === 0) return []
  return inOrder(ids, await reads[lang](db, { ids })).map((row) => postWithOwnerView(row, now))
}
