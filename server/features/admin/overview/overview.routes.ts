import * as contract from '../../../../contract/admin-overview.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { listDeadDeliveries, overview, retryDeadDeliveries } from './overview.service.ts'

export const overviewRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.readOverview, () => overview(db, deps))
  serve(app, contract.listDeliveries, () => listDeadDeliveries(deps))
  serve(app, contract.retryDeliveries, ({ body, viewer }) => retryDeadDeliveries(db, viewer, body.ids, deps))
}
