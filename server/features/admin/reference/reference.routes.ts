import * as contract from '../../../../contract/admin-reference.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { listWords, replaceWords, restoreWords } from './category-words.service.ts'
import {
  editCategory,
  editDistrict,
  listCategories,
  listDistricts,
  createCategory,
  restoreCategory,
  retireCategory,
} from './reference.service.ts'

export const referenceRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.listReferenceCategories, () => listCategories(db))
  serve(app, contract.addCategory, ({ body, viewer: staff }) => createCategory({ db, staff, deps }, body))
  serve(app, contract.editCategory, ({ params, body, viewer: staff }) =>
    editCategory({ db, staff, deps }, params.id, body),
  )
  serve(app, contract.retireCategory, ({ params, body, viewer: staff }) =>
    retireCategory({ db, staff, deps }, params.id, body.move_to),
  )
  serve(app, contract.restoreCategory, ({ params, viewer: staff }) =>
    restoreCategory({ db, staff, deps }, params.id),
  )
  serve(app, contract.listCategoryWords, ({ params }) => listWords(db, params.id))
  serve(app, contract.replaceCategoryWords, ({ params, body, viewer: staff }) =>
    replaceWords({ db, staff, deps }, params.id, body),
  )
  serve(app, contract.restoreCategoryWords, ({ params, viewer: staff }) =>
    restoreWords({ db, staff, deps }, params.id),
  )
  serve(app, contract.listReferenceDistricts, () => listDistricts(db))
  serve(app, contract.editDistrict, ({ params, body, viewer: staff }) =>
    editDistrict({ db, staff, deps }, params.id, body),
  )
}
