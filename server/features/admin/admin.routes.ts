import type { ApiInstance } from '../../platform/http/serve.ts'
import { appealsRoutes } from './appeals/appeals.routes.ts'
import { announcementsRoutes } from './announcements/announcements.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { casesRoutes } from './cases/cases.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { referenceRoutes } from './reference/reference.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import type { AdminDeps } from './admin-deps.ts'

export const adminRoutes = (app: ApiInstance, deps: AdminDeps) => {
  sessionsRoutes(app, deps)
  auditRoutes(app)
  casesRoutes(app, deps)
  appealsRoutes(app, deps)
  peopleRoutes(app, deps)
  contentRoutes(app, deps)
  overviewRoutes(app, deps)
  inboxRoutes(app, deps)
  announcementsRoutes(app, deps)
  referenceRoutes(app, deps)
}
