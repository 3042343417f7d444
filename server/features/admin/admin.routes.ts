import { listAudit } from '../../../contract/admin-audit.ts'
import * as overviewContract from '../../../contract/admin-overview.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { type ApiInstance, serve } from '../../platform/http/serve.ts'
import { accessLogRoutes } from './access-log/access-log.routes.ts'
import { appealsRoutes } from './appeals/appeals.routes.ts'
import { announcementsRoutes } from './announcements/announcements.routes.ts'
import { auditEntries } from './audit/audit.service.ts'
import { casesRoutes } from './cases/cases.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { adminOrdersRoutes } from './orders/orders.routes.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { listDeadDeliveries, overview, retryDeadDeliveries } from './overview/overview.service.ts'
import { referenceRoutes } from './reference/reference.routes.ts'
import { securityRoutes } from './security/security.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import type { AdminDeps } from './admin-deps.ts'

export const adminRoutes = (app: ApiInstance, deps: AdminDeps) => {
  sessionsRoutes(app, deps)
  casesRoutes(app, deps)
  appealsRoutes(app, deps)
  peopleRoutes(app, deps)
  contentRoutes(app, deps)
  adminOrdersRoutes(app, deps)
  inboxRoutes(app, deps)
  announcementsRoutes(app, deps)
  referenceRoutes(app, deps)
  accessLogRoutes(app)
  securityRoutes(app, deps)

  const { db } = app.ctx
  serve(app, listAudit, async ({ query, request, reply }) => {
    const { entries, next } = await auditEntries(db, query)
    linkNextPage(request, reply, next)
    return entries
  })
  serve(app, overviewContract.readOverview, () => overview(db, deps))
  serve(app, overviewContract.listDeliveries, () => listDeadDeliveries(deps))
  serve(app, overviewContract.retryDeliveries, ({ body, viewer }) =>
    retryDeadDeliveries(db, viewer, body.ids, deps),
  )
}
