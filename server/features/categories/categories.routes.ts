import { listCategories, showMarketplace } from '../../../contract/categories.ts'
import { languageOf } from '../../../contract/language.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { allCategories } from './categories.service.ts'

export const categoriesRoutes = (app: ApiInstance) => {
  const { db } = app.ctx
  serve(app, listCategories, ({ query }) => allCategories(db, languageOf(query.lang)))
  serve(app, showMarketplace, async ({ query }) => ({
    categories: await allCategories(db, languageOf(query.lang)),
  }))
}
