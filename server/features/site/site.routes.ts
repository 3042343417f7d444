import { languageOf } from '../../../contract/language.ts'
import { contactAdmin, readIndex, readOutbox } from '../../../contract/site.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { isLocalRequest } from '../../platform/http/local-request.ts'
import { limitValidity } from '../../platform/http/reply-cache/valid-until.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Messenger } from '../../platform/mail/message.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { homePage } from './home-page.service.ts'
import { contactAdministrators } from './site.service.ts'

const NEWEST = 100

type SiteRoutesDeps = {
  send: Messenger
  outbox: Outbox | null
  clock: Clock
  config: Pick<Config, 'adminEmail'>
}

export const siteRoutes = (app: ApiInstance, { send, outbox, clock, config }: SiteRoutesDeps) => {
  serve(app, readIndex, async ({ query, viewer, reply }) => {
    const page = await homePage(app.ctx.db, {
      lang: languageOf(query.lang),
      viewer,
      location: query.location ?? '',
      isOpenNow: query.open_now === '1',
      now: clock(),
    })
    limitValidity(
      reply,
      page.providers.map(({ next_change_at }) => next_change_at),
    )
    limitValidity(
      reply,
      page.offers.map(({ ends_at }) => ends_at),
    )
    return page
  })

  serve(app, contactAdmin, async ({ body, query }) => {
    const mailDeps = { send, clock, adminEmail: config.adminEmail }
    const trackingCode = await contactAdministrators(app.ctx.db, mailDeps, { ...body, lang: query.lang })
    return { detail: 'Message sent successfully!', tracking_code: trackingCode }
  })

  serve(app, readOutbox, async ({ request }) => {
    if (!outbox || !isLocalRequest(request)) throw new Refusal('not_found')
    return outbox.newest(NEWEST)
  })
}
