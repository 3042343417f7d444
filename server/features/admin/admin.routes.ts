// The rooms of the desk.
import type { Served } from '../../platform/http/serve.ts'
import { appealsRoutes } from './appeals/appeals.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { casesRoutes } from './cases/cases.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import type { DeskTools } from './tools.ts'

export const adminRoutes = (app: Served, tools: DeskTools) => {
  sessionsRoutes(app, tools)
  auditRoutes(app)
  casesRoutes(app, tools)
  appealsRoutes(app, tools)
}
