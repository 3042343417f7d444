import { accountsRoutes } from '../features/accounts/accounts.routes.ts'
import { adminRoutes } from '../features/admin/admin.routes.ts'
import { blocksRoutes } from '../features/blocks/blocks.routes.ts'
import { captchaRoutes } from '../features/accounts/captcha.routes.ts'
import { categoriesRoutes } from '../features/categories/categories.routes.ts'
import { chatRoutes } from '../features/chat/chat.routes.ts'
import { refuseStranger } from '../features/chat/chat.service.ts'
import type { LiveChat } from '../features/chat/live-chat.ts'
import { commentsRoutes } from '../features/comments/comments.routes.ts'
import { commentCount } from '../features/comments/comments.service.ts'
import { consentsRoutes } from '../features/consents/consents.routes.ts'
import { contactsRoutes } from '../features/contacts/contacts.routes.ts'
import { analyticsRoutes } from '../features/analytics/analytics.routes.ts'
import { dataExportsRoutes } from '../features/data-exports/data-exports.routes.ts'
import { followsRoutes } from '../features/follows/follows.routes.ts'
import { queueFanOut } from '../features/follows/fan-out.service.ts'
import { grievancesRoutes } from '../features/grievances/grievances.routes.ts'
import { hoursRoutes } from '../features/hours/hours.routes.ts'
import { marketRoutes } from '../features/market/market.routes.ts'
import { needsRoutes } from '../features/needs/needs.routes.ts'
import { notificationSettingsRoutes } from '../features/notifications/notification-settings.routes.ts'
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts'
import { takenOrders } from '../features/orders/order-settings.service.ts'
import { offlineDistrictsRoutes } from '../features/offline-districts/offline-districts.routes.ts'
import { ordersRoutes } from '../features/orders/orders.routes.ts'
import { placesRoutes } from '../features/places/places.routes.ts'
import { postsRoutes } from '../features/posts/posts.routes.ts'
import { providerPosts } from '../features/posts/posts.service.ts'
import { priceListRoutes } from '../features/price-list/price-list.routes.ts'
import {
  blockedProvidersRead,
  findPublicProvider,
  hoursColumns,
  tagsOfProvider,
} from '../features/providers/providers.service.ts'
import { profileRoutes } from '../features/providers/profile.routes.ts'
import { providersRoutes } from '../features/providers/providers.routes.ts'
import { providerCardRoutes } from '../features/providers/provider-card.routes.ts'
import { pushRoutes } from '../features/push/push.routes.ts'
import { reconsiderPushes } from '../features/push/push.service.ts'
import { reviewsRoutes } from '../features/reviews/reviews.routes.ts'
import { reportsRoutes } from '../features/reports/reports.routes.ts'
import {
  reportAutomatically,
  reportNeedAutomatically,
} from '../features/reports/automatic-reports.service.ts'
import { indexers } from '../features/search/index.service.ts'
import { searchRoutes } from '../features/search/search.routes.ts'
import { siteRoutes } from '../features/site/site.routes.ts'
import { uploadsRoutes } from '../features/uploads/uploads.routes.ts'
import type { ApiInstance } from '../platform/http/serve.ts'
import { adminDeps } from './admin-deps.ts'
import type { AppContext } from './app-context.ts'
import { consentEffects } from './consent-effects.ts'

export const serveFeatures = (app: ApiInstance, ctx: AppContext, liveChat: LiveChat) => {
  const trust = {
    clock: ctx.clock,
    isLimited: ctx.config.rateLimits,
    publish: ctx.live.publish,
  }
  placesRoutes(app)
  categoriesRoutes(app)
  captchaRoutes(app, ctx.accountDeps)
  consentsRoutes(app, { clock: ctx.clock, effects: consentEffects(ctx.live.publish) })
  accountsRoutes(app, ctx.accountDeps)
  uploadsRoutes(app, ctx)
  blocksRoutes(app, { ...ctx, blockedProvidersRead, findProvider: findPublicProvider, refuseStranger })
  notificationsRoutes(app, ctx)
  notificationSettingsRoutes(app, { ...ctx, reconsiderPushes })
  pushRoutes(app, ctx)
  hoursRoutes(app, { ...ctx, columns: hoursColumns, tagsOfProvider })
  providersRoutes(app, { ...ctx, indexProvider: indexers.provider })
  profileRoutes(app, {
    ...ctx,
    posts: providerPosts,
    takenOrders,
    indexProvider: indexers.provider,
    googleMapsKey: ctx.config.googleMapsKey,
  })
  providerCardRoutes(app, ctx.config)
  priceListRoutes(app, { ...ctx, indexProvider: indexers.provider })
  postsRoutes(app, {
    ...ctx,
    indexers,
    commentCount,
    onPublished: (tx, post) => queueFanOut(tx, post, ctx.enqueue),
  })
  followsRoutes(app, ctx)
  commentsRoutes(app, {
    clock: ctx.clock,
    publish: ctx.live.publish,
    wakeIndexer: ctx.wakeCommentIndexer,
  })
  contactsRoutes(app, trust)
  chatRoutes(app, { clock: ctx.clock, mediaDeps: ctx.mediaDeps, liveChat })
  ordersRoutes(app, { clock: ctx.clock, publish: ctx.live.publish, liveChat })
  reviewsRoutes(app, {
    ...ctx,
    publish: ctx.live.publish,
    keys: ctx.accountDeps.keys,
    indexReview: indexers.review,
    reportSuspicion: reportAutomatically,
  })
  needsRoutes(app, {
    ...ctx,
    publish: ctx.live.publish,
    indexNeed: indexers.need,
    reportSuspicion: reportNeedAutomatically,
  })
  analyticsRoutes(app, { ...ctx, keys: ctx.accountDeps.keys })
  reportsRoutes(app, trust)
  searchRoutes(app, ctx)
  marketRoutes(app, ctx)
  offlineDistrictsRoutes(app, ctx)
  siteRoutes(app, ctx)
  grievancesRoutes(app, ctx)
  adminRoutes(app, adminDeps(ctx))
  dataExportsRoutes(app, ctx)
}
