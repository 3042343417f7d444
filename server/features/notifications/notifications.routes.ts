import { languageOf } from '../../../contract/language.ts'
import * as contract from '../../../contract/notifications.ts'
import type { Clock } from '../../platform/clock.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { ownNotifications, markNotificationsRead } from './notifications.service.ts'

type NotificationDeps = { clock: Clock; live: Hub }

export const notificationsRoutes = (app: ApiInstance, { clock, live }: NotificationDeps) => {
  const { db } = app.ctx
  serve(app, contract.listNotifications, async ({ viewer, query, request, reply }) => {
    const { lang, ...asked } = query
    const reader = { accountId: viewer.id, role: viewer.role, lang: languageOf(lang) }
    const { notifications, unread, next } = await ownNotifications(db, reader, asked)
    linkNextPage(request, reply, next)
    reply.header('x-unread-count', String(unread))
    return notifications
  })

  serve(app, contract.readNotifications, async ({ viewer, body }) => {
    const reading = { accountId: viewer.id, ...body }
    return { unread_count: await markNotificationsRead(db, reading, { now: clock(), publish: live.publish }) }
  })
}
