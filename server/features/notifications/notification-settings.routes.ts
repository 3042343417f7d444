import { FALLBACK_LANGUAGE, preferredLanguage } from '../../../contract/language.ts'
import * as contract from '../../../contract/notification-settings.ts'
import type { Clock } from '../../platform/clock.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { ownSettings, saveSettings, type SettingsDeps } from './notification-settings.service.ts'

type Deps = Pick<SettingsDeps, 'reconsiderPushes'> & { clock: Clock; live: Hub }

export const notificationSettingsRoutes = (app: ApiInstance, { clock, live, reconsiderPushes }: Deps) => {
  const { db } = app.ctx
  serve(app, contract.readNotificationSettings, ({ viewer }) => ownSettings(db, viewer.id))
  serve(app, contract.saveNotificationSettings, ({ viewer, body, request }) => {
    const deps = { now: clock(), publish: live.publish, reconsiderPushes }
    const language = preferredLanguage(request.headers['accept-language']) ?? FALLBACK_LANGUAGE
    return saveSettings(db, { accountId: viewer.id, change: body, language }, deps)
  })
}
