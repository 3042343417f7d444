// Every feature's routes, in reading order.
import { accountsRoutes } from '../features/accounts/accounts.routes.ts'
import { blocksRoutes } from '../features/blocks/blocks.routes.ts'
import { captchaRoutes } from '../features/accounts/captcha.routes.ts'
import { categoriesRoutes } from '../features/categories/categories.routes.ts'
import { commentsRoutes } from '../features/comments/comments.routes.ts'
import { contactsRoutes } from '../features/contacts/contacts.routes.ts'
import { placesRoutes } from '../features/places/places.routes.ts'
import { postsRoutes } from '../features/posts/posts.routes.ts'
import { postsBeside } from '../features/posts/posts.service.ts'
import { profileRoutes } from '../features/providers/profile.routes.ts'
import { providersRoutes } from '../features/providers/providers.routes.ts'
import { reportsRoutes } from '../features/reports/reports.routes.ts'
import { indexers } from '../features/search/index.service.ts'
import { searchRoutes } from '../features/search/search.routes.ts'
import { siteRoutes } from '../features/site/site.routes.ts'
import type { Served } from '../platform/http/serve.ts'
import type { House } from './house.ts'

export const serveFeatures = (app: Served, house: House) => {
  const trust = { clock: house.clock, isLimited: house.config.rateLimits }
  placesRoutes(app)
  categoriesRoutes(app)
  captchaRoutes(app, house.accountTools)
  accountsRoutes(app, house.accountTools)
  blocksRoutes(app, house)
  providersRoutes(app, { ...house, indexProvider: indexers.provider })
  profileRoutes(app, {
    ...house,
    posts: postsBeside,
    indexProvider: indexers.provider,
    googleMapsKey: house.config.googleMapsKey,
  })
  postsRoutes(app, { ...house, indexers })
  commentsRoutes(app, house)
  contactsRoutes(app, trust)
  reportsRoutes(app, trust)
  searchRoutes(app, house)
  siteRoutes(app, house)
}
