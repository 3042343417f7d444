import type { FastifyReply } from 'fastify'
import * as contract from '../../../contract/hours.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { narrowTags, type NarrowTag } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { withEtag } from '../../platform/http/version.ts'
import { type HoursColumns, ownHours, saveOwnHours, setClosedToday } from './hours.service.ts'

/** Injected by app/, because providers is a later feature. */
type HoursDeps = {
  clock: Clock
  columns: HoursColumns
  tagsOfProvider: (db: Db, providerId: number) => Promise<readonly NarrowTag[]>
}

export const hoursRoutes = (app: ApiInstance, { clock, columns, tagsOfProvider }: HoursDeps) => {
  const deps = { db: app.ctx.db, columns }
  const tagged = (reply: FastifyReply, own: Awaited<ReturnType<typeof ownHours>>) =>
    withEtag(reply, own).hours

  serve(app, contract.readHours, async ({ viewer, reply }) =>
    tagged(reply, await ownHours(deps, viewer.id, clock())),
  )
  serve(app, contract.saveHours, async ({ viewer, body, request, reply }) => {
    const ifMatch = request.headers['if-match']
    const hours = await saveOwnHours(deps, { providerId: viewer.id, body, ifMatch, at: clock() })
    narrowTags(reply, await tagsOfProvider(deps.db, viewer.id))
    return tagged(reply, hours)
  })
  serve(app, contract.saveClosedToday, async ({ viewer, body, reply }) => {
    const hours = await setClosedToday(deps, viewer.id, { closed: body.closed, at: clock() })
    narrowTags(reply, await tagsOfProvider(deps.db, viewer.id))
    return tagged(reply, hours)
  })
}
