// Every feature's routes, in reading order.
import { categoriesRoutes } from '../features/categories/categories.routes.ts'
import { placesRoutes } from '../features/places/places.routes.ts'
import { siteRoutes } from '../features/site/site.routes.ts'
import type { Served } from '../platform/http/serve.ts'
import type { House } from './house.ts'

export const serveFeatures = (app: Served, house: House) => {
  placesRoutes(app)
  categoriesRoutes(app)
  siteRoutes(app, house)
}
