import * as contract from '../../../../contract/admin-announcements.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type Served } from '../../../platform/http/serve.ts'
import type { DeskTools } from '../tools.ts'
import { listAnnouncements, makeAnnouncement, takeBackAnnouncement } from './announcements.service.ts'

export const announcementsRoutes = (app: Served, tools: DeskTools) => {
  const { db } = app.haat
  serve(app, contract.listAnnouncements, async ({ query, request, reply }) => {
    const { announcements, next } = await listAnnouncements(db, query)
    linkNextPage(request, reply, next)
    return announcements
  })

  serve(app, contract.announce, ({ body, viewer }) => makeAnnouncement(db, viewer, body, tools))

  serve(app, contract.withdrawAnnouncement, ({ params, viewer }) =>
    takeBackAnnouncement(db, viewer, params.id, tools),
  )
}
