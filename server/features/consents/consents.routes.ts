import * as contract from '../../../contract/consents.ts'
import { languageOf } from '../../../contract/language.ts'
import type { Clock } from '../../platform/clock.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { type ConsentEffects, ownConsents, saveConsent } from './consents.service.ts'

type ConsentDeps = { clock: Clock; effects: ConsentEffects }

export const consentsRoutes = (app: ApiInstance, { clock, effects }: ConsentDeps) => {
  const { db } = app.ctx
  serve(app, contract.listConsents, ({ viewer }) => ownConsents(db, viewer.id))

  serve(app, contract.saveConsent, ({ viewer, params, query, body }) => {
    const given = { isGiven: body.is_given, language: languageOf(query.lang) }
    return saveConsent(db, { accountId: viewer.id, ...params, ...given, now: clock() }, effects)
  })
}
