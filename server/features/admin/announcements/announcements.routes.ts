import * as contract from '../../../../contract/admin-announcements.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import {
  listAnnouncements,
  createAnnouncement,
  readAnnouncement,
  withdrawAnnouncementAsStaff,
} from './announcements.service.ts'
import { countBreachRecipients, listBreachDeliveries } from './breach-notice.service.ts'

export const announcementsRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.listAnnouncements, async ({ query, request, reply }) => {
    const { announcements, next } = await listAnnouncements(db, query)
    linkNextPage(request, reply, next)
    return announcements
  })

  serve(app, contract.announce, ({ body, viewer }) => createAnnouncement(db, viewer, body, deps))

  serve(app, contract.countBreachRecipients, ({ body }) => countBreachRecipients(db, body.audience, deps))

  serve(app, contract.readAnnouncement, ({ params }) => readAnnouncement(db, params.id))

  serve(app, contract.listBreachDeliveries, async ({ params, query, request, reply }) => {
    const { deliveries, next } = await listBreachDeliveries(db, params.id, query)
    linkNextPage(request, reply, next)
    return deliveries
  })

  serve(app, contract.withdrawAnnouncement, ({ params, viewer }) =>
    withdrawAnnouncementAsStaff(db, viewer, params.id, deps),
  )
}
