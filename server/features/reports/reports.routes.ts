import * as contract from '../../../contract/reports.ts'
import { serve, type Served } from '../../platform/http/serve.ts'
import { type ReportTools, sendReport, whatBecameOf } from './reports.service.ts'

export const reportsRoutes = (app: Served, tools: ReportTools) => {
  const { db } = app.haat
  serve(app, contract.sendReport, async ({ viewer, body }) => {
    const { id, trackingCode } = await sendReport(db, body, viewer, tools)
    return { id, detail: 'Report submitted successfully', tracking_code: trackingCode }
  })

  serve(app, contract.readReport, ({ params }) => whatBecameOf(db, params.code))
}
