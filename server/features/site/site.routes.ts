import { languageOf } from '../../../contract/language.ts'
import { contactAdmin, readIndex, readOutbox } from '../../../contract/site.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { isFromOwnMachine } from '../../platform/http/own-machine.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serve, type Served } from '../../platform/http/serve.ts'
import type { Messenger } from '../../platform/mail/message.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { homePage } from './index.service.ts'
import { contactAdministrators } from './site.service.ts'

const NEWEST = 100

type Needs = { send: Messenger; outbox: Outbox | null; clock: Clock; config: Pick<Config, 'adminEmail'> }

export const siteRoutes = (app: Served, { send, outbox, clock, config }: Needs) => {
  const home = homePage(app.haat.db, clock)
  serve(app, readIndex, ({ query, viewer }) => home(languageOf(query.lang), viewer))

  serve(app, contactAdmin, async ({ body, query }) => {
    const letterbox = { send, clock, adminEmail: config.adminEmail }
    await contactAdministrators(app.haat.db, letterbox, { ...body, lang: query.lang })
    return { detail: 'Message sent successfully!' }
  })

  serve(app, readOutbox, async ({ request }) => {
    if (!outbox || !isFromOwnMachine(request)) throw new Refusal('not_found')
    return outbox.newest(NEWEST)
  })
}
