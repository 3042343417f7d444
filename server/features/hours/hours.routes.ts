import type { FastifyReply } from 'fastify'
import * as contract from '../../../contract/hours.ts'
import type { Clock } from '../../platform/clock.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { withEtag } from '../../platform/http/version.ts'
import { type HoursColumns, ownHours, saveOwnHours, setClosedToday } from './hours.service.ts'

export const hoursRoutes = (
  app: ApiInstance,
  { clock, columns }: { clock: Clock; columns: HoursColumns },
) => {
  const deps = { db: app.ctx.db, columns }
  const tagged = (reply: FastifyReply, own: Awaited<ReturnType<typeof ownHours>>) =>
    withEtag(reply, own).hours

  serve(app, contract.readHours, async ({ viewer, reply }) =>
    tagged(reply, await ownHours(deps, viewer.id, clock())),
  )
  serve(app, contract.saveHours, async ({ viewer, body, request, reply }) => {
    const ifMatch = request.headers['if-match']
    return tagged(reply, await saveOwnHours(deps, { providerId: viewer.id, body, ifMatch, at: clock() }))
  })
  serve(app, contract.saveClosedToday, async ({ viewer, body, reply }) =>
    tagged(reply, await setClosedToday(deps, viewer.id, { closed: body.closed, at: clock() })),
  )
}
