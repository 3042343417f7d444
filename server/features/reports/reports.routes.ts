import type { Static } from 'typebox'
import * as contract from '../../../contract/reports.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { type ReportDeps, sendReport, trackReport } from './reports.service.ts'

type Body = Static<typeof contract.sendReport.body>

const withNumericIds = ({ blog, provider, comment, review, need, message, customer, ...texts }: Body) => ({
  ...texts,
  ...(blog !== undefined && { blog: Number(blog) }),
  ...(provider !== undefined && { provider: Number(provider) }),
  ...(comment !== undefined && { comment: Number(comment) }),
  ...(review !== undefined && { review: Number(review) }),
  ...(need !== undefined && { need: Number(need) }),
  ...(message !== undefined && { message: Number(message) }),
  ...(customer !== undefined && { customer: Number(customer) }),
})

export const reportsRoutes = (app: ApiInstance, deps: ReportDeps) => {
  const { db } = app.ctx
  serve(app, contract.sendReport, async ({ viewer, body }) => {
    const { id, trackingCode } = await sendReport(db, withNumericIds(body), viewer, deps)
    return { id, detail: 'Report submitted successfully', tracking_code: trackingCode }
  })

  serve(app, contract.readReport, ({ params }) => trackReport(db, params.code))
}
