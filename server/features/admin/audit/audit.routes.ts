import { listAudit } from '../../../../contract/admin-audit.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import { auditEntries } from './audit.service.ts'

export const auditRoutes = (app: ApiInstance) => {
  const { db } = app.ctx
  serve(app, listAudit, async ({ query, request, reply }) => {
    const { entries, next } = await auditEntries(db, query)
    linkNextPage(request, reply, next)
    return entries
  })
}
