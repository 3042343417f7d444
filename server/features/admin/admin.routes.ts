// The rooms of the desk.
import type { Served } from '../../platform/http/serve.ts'
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
import type { DeskTools } from './tools.ts'

export const adminRoutes = (app: Served, tools: DeskTools) => {
  sessionsRoutes(app, tools)
  auditRoutes(app)
  casesRoutes(app, tools)
  appealsRoutes(app, tools)
  peopleRoutes(app, tools)
  contentRoutes(app, tools)
  overviewRoutes(app, tools)
  inboxRoutes(app, tools)
  announcementsRoutes(app, tools)
  referenceRoutes(app, tools)
}
