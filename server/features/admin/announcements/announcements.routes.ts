import * as contract from '../../../../contract/admin-announcements.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import {
  listAnnouncements,
  createAnnouncement,
  withdrawAnnouncementAsStaff,
} from './announcements.service.ts'

export const announcementsRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.listAnnouncements, async ({ query, request, reply }) => {
    const { announcements, next } = await listAnnouncements(db, query)
    linkNextPage(request, reply, next)
    return announcements
  })

  serve(app, contract.announce, ({ body, viewer }) => createAnnouncement(db, viewer, body, deps))

  serve(app, contract.withdrawAnnouncement, ({ params, viewer }) =>
    withdrawAnnouncementAsStaff(db, viewer, params.id, deps),
  )
}
