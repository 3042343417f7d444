import { listAudit } from '../../../../contract/admin-audit.ts'
import { lists } from '../../../../contract/limits.ts'
import { serve, type Served } from '../../../platform/http/serve.ts'
import { auditOfStaffQuery, auditQuery } from './audit.queries.ts'
import { auditView } from './audit.view.ts'

export const auditRoutes = (app: Served) => {
  const { db } = app.haat
  serve(app, listAudit, async ({ query, reply }) => {
    const { staff: staffId, before = Number.MAX_SAFE_INTEGER, limit: rows = lists.rows } = query
    const asked = staffId
      ? auditOfStaffQuery(db, { staffId, before, rows })
      : auditQuery(db, { before, rows })
    const entries = (await asked.execute()).map(auditView)
    const last = entries.at(-1)
    // Numbers have no gaps, but those of one person do: a full page may be the last one.
    if (last && entries.length === rows && last.number > 1) {
      const next = new URLSearchParams({ before: String(last.number), limit: String(rows) })
      if (staffId) next.set('staff', String(staffId))
      reply.header('link', `</api/admin/audit/?${next.toString()}>; rel="next"`)
    }
    return entries
  })
}
