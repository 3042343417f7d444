import * as contract from '../../../../contract/admin-people.ts'
import { languageOf } from '../../../../contract/language.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import {
  decideAboutPerson,
  endSessions,
  markVerified,
  removeFactor,
  restorePerson,
} from './decide-person.service.ts'
import { listPeople, personInFull, revealPersonal } from './people.service.ts'

export const peopleRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.listPeople, async ({ query, request, reply }) => {
    const asked = { ...query, lang: languageOf(query.lang) }
    const { people, next } = await listPeople(db, asked, deps.clock())
    linkNextPage(request, reply, next)
    return people
  })

  serve(app, contract.readPerson, ({ params, query }) =>
    personInFull(db, params.id, languageOf(query.lang), deps),
  )

  serve(app, contract.showPersonal, ({ params, body, viewer }) =>
    revealPersonal(db, viewer, params.id, body.reason ?? '', deps),
  )

  serve(app, contract.decideAboutPerson, async ({ params, body, viewer }) => {
    await decideAboutPerson(db, viewer, params.id, body, deps)
    return { detail: 'The decision has been saved.' }
  })

  serve(app, contract.restorePerson, async ({ params, body, viewer }) => {
    await restorePerson(db, viewer, params.id, body.reason ?? '', deps)
    return { detail: 'The account is restored.' }
  })

  serve(app, contract.endSessions, async ({ params, viewer }) => {
    await endSessions(db, viewer, params.id, deps)
    return { detail: 'The account is logged out everywhere.' }
  })

  serve(app, contract.markVerified, async ({ params, body, viewer }) => {
    await markVerified(db, viewer, { id: params.id, isVerified: body.verified }, deps)
    return { detail: body.verified ? 'The business is verified.' : 'The business is not verified any more.' }
  })

  serve(app, contract.removeSecondFactor, async ({ params, body, viewer }) => {
    await removeFactor(db, viewer, params.id, body.reason ?? '', deps)
    return { detail: 'Two-step verification of this account is off.' }
  })
}
