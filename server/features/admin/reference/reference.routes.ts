import * as contract from '../../../../contract/admin-reference.ts'
import { serve, type Served } from '../../../platform/http/serve.ts'
import type { DeskTools } from '../tools.ts'
import {
  editCategory,
  editDistrict,
  listCategories,
  listDistricts,
  makeCategory,
  restoreCategory,
  retireCategory,
} from './reference.service.ts'

export const referenceRoutes = (app: Served, tools: DeskTools) => {
  const { db } = app.haat
  serve(app, contract.listReferenceCategories, () => listCategories(db))
  serve(app, contract.addCategory, ({ body, viewer: staff }) => makeCategory({ db, staff, tools }, body))
  serve(app, contract.editCategory, ({ params, body, viewer: staff }) =>
    editCategory({ db, staff, tools }, params.id, body),
  )
  serve(app, contract.retireCategory, ({ params, body, viewer: staff }) =>
    retireCategory({ db, staff, tools }, params.id, body.move_to),
  )
  serve(app, contract.restoreCategory, ({ params, viewer: staff }) =>
    restoreCategory({ db, staff, tools }, params.id),
  )
  serve(app, contract.listReferenceDistricts, () => listDistricts(db))
  serve(app, contract.editDistrict, ({ params, body, viewer: staff }) =>
    editDistrict({ db, staff, tools }, params.id, body),
  )
}
