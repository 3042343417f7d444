import * as contract from '../../../../contract/admin-security.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { type ApiInstance, serve } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { listSecurityEvents, openSecurityEvents } from './security.service.ts'

export const securityRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.listSecurityEvents, async ({ query, viewer, request, reply }) => {
    const { events, next } = await listSecurityEvents(db, viewer, query, deps)
    linkNextPage(request, reply, next)
    return events
  })

  serve(app, contract.openSecurityEvents, ({ params, body, viewer }) =>
    openSecurityEvents(db, viewer, { ...params, ...body }, deps),
  )
}
