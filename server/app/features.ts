// Every feature's routes, in reading order.
import { accountsRoutes } from '../features/accounts/accounts.routes.ts'
import { captchaRoutes } from '../features/accounts/captcha.routes.ts'
import { categoriesRoutes } from '../features/categories/categories.routes.ts'
import { placesRoutes } from '../features/places/places.routes.ts'
import { postsBeside } from '../features/posts/posts.service.ts'
import { profileRoutes } from '../features/providers/profile.routes.ts'
import { providersRoutes } from '../features/providers/providers.routes.ts'
import { searchRoutes } from '../features/search/search.routes.ts'
import { siteRoutes } from '../features/site/site.routes.ts'
import type { Served } from '../platform/http/serve.ts'
import type { House } from './house.ts'

export const serveFeatures = (app: Served, house: House) => {
  placesRoutes(app)
  categoriesRoutes(app)
  captchaRoutes(app, house.accountTools)
  accountsRoutes(app, house.accountTools)
  providersRoutes(app, house)
  profileRoutes(app, { ...house, posts: postsBeside, googleMapsKey: house.config.googleMapsKey })
  searchRoutes(app, house)
  siteRoutes(app, house)
}
