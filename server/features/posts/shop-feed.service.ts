import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { feedPosts, feedShop } from './shop-feed.queries.ts'
import { shopFeedXml } from './shop-feed.view.ts'

export const readShopFeed = async (
  db: Db,
  id: number,
  { lang, publicUrl }: { lang: Language; publicUrl: string },
) => {
  const [shop, posts] = await Promise.all([feedShop(db, id, lang), feedPosts(db, id)])
  return shop ? shopFeedXml({ shop, posts, lang, publicUrl }) : null
}
