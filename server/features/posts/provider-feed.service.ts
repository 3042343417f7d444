import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { feedPosts, feedProvider } from './provider-feed.queries.ts'
import { providerFeedXml } from './provider-feed.view.ts'

export const readProviderFeed = async (
  db: Db,
  id: number,
  { lang, publicUrl }: { lang: Language; publicUrl: string },
) => {
  const [provider, posts] = await Promise.all([feedProvider(db, id, lang), feedPosts(db, id)])
  return provider ? providerFeedXml({ provider, posts, lang, publicUrl }) : null
}
