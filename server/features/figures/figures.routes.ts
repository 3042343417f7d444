import { languageOf } from '../../../contract/language.ts'
import { endOfDay } from '../../../contract/open-state.ts'
import { downloadProviderStats, readProviderStats } from '../../../contract/provider-stats.ts'
import { countShopEvent } from '../../../contract/shop-events.ts'
import type { Clock } from '../../platform/clock.ts'
import { addressOf } from '../../platform/http/address.ts'
import { limitValidity } from '../../platform/http/reply-cache/valid-until.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { staffToken } from '../../platform/http/staff.ts'
import { isOwnersBrowser, type TokenKeys } from '../accounts/owner-browser.service.ts'
import { providerStats } from './provider-stats.service.ts'
import { countEvent, type Counter } from './shop-events.service.ts'
import { statsCsv } from './stats-csv.ts'

// As old as figures may be when they are shown again.
const KEPT_MS = 10_000

type FiguresDeps = { clock: Clock; counter: Counter; keys: TokenKeys }

export const figuresRoutes = (app: ApiInstance, { clock, counter, keys }: FiguresDeps) => {
  const { db } = app.ctx
  serve(app, countShopEvent, async ({ body, viewer, request }) => {
    const { headers } = request
    const isOwn = staffToken(request) !== undefined || isOwnersBrowser(request, body.provider_id, keys)
    const caller = { viewer, address: addressOf(request), headers, isOwn }
    await countEvent(db, { body, caller, counter })
    return null
  })

  serve(app, readProviderStats, ({ viewer, query, reply }) => {
    const now = clock()
    limitValidity(reply, [new Date(now.getTime() + KEPT_MS).toISOString(), endOfDay(now).toISOString()])
    return providerStats(db, { providerId: viewer.id, days: query.days, now })
  })

  serve(app, downloadProviderStats, async ({ viewer, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="figures.csv"')
    const { days } = await providerStats(db, { providerId: viewer.id, days: query.days, now: clock() })
    return statsCsv(days, languageOf(query.lang))
  })
}
