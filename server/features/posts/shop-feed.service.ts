import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { feedPosts, feedShop } from './shop-feed.queries.ts'
import { shopFeedXml } from './shop-feed.view.ts'

/** The newest posts of a business for feed readers. Unknown and hidden look the same. */
export const readShopFeed = async (
  db: Db,
  id: number,
  { lang, publicUrl }: { lang: Language; publicUrl: string },
) => {
  const [shop, posts] = await Promise.all([feedShop(db, id, lang), feedPosts(db, id)])
  if (!shop) throw new Refusal('not_found')
  return shopFeedXml({ shop, posts, lang, publicUrl })
}
