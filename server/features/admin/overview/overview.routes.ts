import * as contract from '../../../../contract/admin-overview.ts'
import { serve, type Served } from '../../../platform/http/serve.ts'
import type { DeskTools } from '../tools.ts'
import { givenUpDeliveries, overview, sendAgain } from './overview.service.ts'

export const overviewRoutes = (app: Served, tools: DeskTools) => {
  const { db } = app.haat
  serve(app, contract.readOverview, () => overview(db, tools))
  serve(app, contract.listDeliveries, () => givenUpDeliveries(tools))
  serve(app, contract.retryDeliveries, ({ body, viewer }) => sendAgain(db, viewer, body.ids, tools))
}
