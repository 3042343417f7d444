// Every feature's routes, in reading order.
import { accountsRoutes } from '../features/accounts/accounts.routes.ts'
import { adminRoutes } from '../features/admin/admin.routes.ts'
import { blocksRoutes } from '../features/blocks/blocks.routes.ts'
import { captchaRoutes } from '../features/accounts/captcha.routes.ts'
import { categoriesRoutes } from '../features/categories/categories.routes.ts'
import { chatRoutes } from '../features/chat/chat.routes.ts'
import { commentsRoutes } from '../features/comments/comments.routes.ts'
import { contactsRoutes } from '../features/contacts/contacts.routes.ts'
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts'
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
import { deskTools } from './desk-tools.ts'
import type { House } from './house.ts'

export const serveFeatures = (app: Served, house: House) => {
  const trust = {
    clock: house.clock,
    isLimited: house.config.rateLimits,
    publish: house.live.publish,
  }
  placesRoutes(app)
  categoriesRoutes(app)
  captchaRoutes(app, house.accountTools)
  accountsRoutes(app, house.accountTools)
  blocksRoutes(app, house)
  notificationsRoutes(app, house)
  providersRoutes(app, { ...house, indexProvider: indexers.provider })
  profileRoutes(app, {
    ...house,
    posts: postsBeside,
    indexProvider: indexers.provider,
    googleMapsKey: house.config.googleMapsKey,
  })
  postsRoutes(app, { ...house, indexers })
  commentsRoutes(app, { ...house, indexComment: indexers.comment })
  contactsRoutes(app, trust)
  chatRoutes(app, house)
  reportsRoutes(app, trust)
  searchRoutes(app, house)
  siteRoutes(app, house)
  adminRoutes(app, deskTools(house))
}
