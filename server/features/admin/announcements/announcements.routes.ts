import * as contract from '../../../../contract/admin-announcements.ts'
import { lists } from '../../../../contract/limits.ts'
import { serve, type Served } from '../../../platform/http/serve.ts'
import { allAnnouncements } from '../../notifications/announcements.service.ts'
import type { DeskTools } from '../tools.ts'
import { announcementView, makeAnnouncement, takeBackAnnouncement } from './announcements.service.ts'

export const announcementsRoutes = (app: Served, tools: DeskTools) => {
  const { db } = app.haat
  serve(app, contract.listAnnouncements, async ({ query, reply }) => {
    const { limit = lists.rows } = query
    const { shown, next } = await allAnnouncements(db, query)
    if (next !== null)
      reply.header('link', `</api/admin/announcements/?before=${next}&limit=${limit}>; rel="next"`)
    return shown.map(announcementView)
  })

  serve(app, contract.announce, ({ body, viewer }) => makeAnnouncement(db, viewer, body, tools))

  serve(app, contract.withdrawAnnouncement, ({ params, viewer }) =>
    takeBackAnnouncement(db, viewer, params.id, tools),
  )
}
