import { languageOf } from '../../../contract/language.ts'
import { downloadProviderStats, readDashboard, readProviderStats } from '../../../contract/analytics.ts'
import { countProviderEvent } from '../../../contract/analytics.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { clientIpOf } from '../../platform/http/client-ip.ts'
import { isCrossSitePost } from '../../platform/http/own-origin.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { staffToken } from '../../platform/http/staff.ts'
import { isOwnersBrowser, type TokenKeys } from '../accounts/owner-browser.service.ts'
import { dashboard } from './dashboard.service.ts'
import { providerStats } from './provider-stats.service.ts'
import { countEvent, type Counter } from './events.service.ts'
import { statsCsv } from './stats-csv.ts'

type AnalyticsDeps = { clock: Clock; counter: Counter; keys: TokenKeys; config: Pick<Config, 'publicUrl'> }

export const analyticsRoutes = (app: ApiInstance, { clock, counter, keys, config }: AnalyticsDeps) => {
  const { db } = app.ctx
  serve(app, countProviderEvent, async ({ body, viewer, request }) => {
    const { headers } = request
    const isOwn = staffToken(request) !== undefined || isOwnersBrowser(request, body.provider_id, keys)
    const isCrossSite = isCrossSitePost(headers, config.publicUrl)
    const caller = { viewer, address: clientIpOf(request), headers, isCrossSite, isOwn }
    await countEvent(db, { body, caller, counter })
    return null
  })

  serve(app, readProviderStats, ({ viewer, query }) =>
    providerStats(db, { providerId: viewer.id, days: query.days, now: clock() }),
  )

  serve(app, readDashboard, ({ viewer }) => dashboard(db, { providerId: viewer.id, now: clock() }))

  serve(app, downloadProviderStats, async ({ viewer, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="figures.csv"')
    const { days } = await providerStats(db, { providerId: viewer.id, days: query.days, now: clock() })
    return statsCsv(days, languageOf(query.lang))
  })
}
