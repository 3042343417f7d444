import * as contract from '../../../contract/reports.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { type ReportDeps, sendReport, trackReport } from './reports.service.ts'

export const reportsRoutes = (app: ApiInstance, deps: ReportDeps) => {
  const { db } = app.ctx
  serve(app, contract.sendReport, async ({ viewer, body }) => {
    const { id, trackingCode } = await sendReport(db, body, viewer, deps)
    return { id, detail: 'Report submitted successfully', tracking_code: trackingCode }
  })

  serve(app, contract.readReport, ({ params }) => trackReport(db, params.code))
}
