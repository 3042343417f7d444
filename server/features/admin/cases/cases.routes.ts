import * as contract from '../../../../contract/admin-cases.ts'
import * as evidence from '../../../../contract/admin-evidence.ts'
import { languageOf } from '../../../../contract/language.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import {
  acknowledgeCase,
  assignCase,
  caseInFull,
  caseSummary,
  correctUrgency,
  listCases,
  revealReporter,
} from './cases.service.ts'
import { openEvidence } from './open-evidence.service.ts'
import { decideCase, reopenCase } from './decide-case.service.ts'

export const casesRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.listCases, async ({ query, viewer, request, reply }) => {
    const { cases, next } = await listCases(db, query, viewer, deps)
    linkNextPage(request, reply, next)
    return cases
  })

  serve(app, contract.readCase, ({ params, query }) =>
    caseInFull(db, { id: params.id, language: languageOf(query.lang) }, deps),
  )

  serve(app, contract.acknowledgeCase, async ({ params, viewer }) => {
    await acknowledgeCase(db, viewer, params.id, deps)
    return caseSummary(db, params.id, deps)
  })

  serve(app, contract.assignCase, async ({ params, body, viewer }) => {
    await assignCase(db, viewer, { id: params.id, to: body.staff }, deps)
    return caseSummary(db, params.id, deps)
  })

  serve(app, contract.correctReportUrgency, async ({ params, body, viewer }) => {
    await correctUrgency(db, viewer, { ...params, ...body }, deps)
    return caseSummary(db, params.id, deps)
  })

  serve(app, contract.decideCase, async ({ params, body, viewer }) => {
    await decideCase(db, viewer, params.id, body, deps)
    return caseSummary(db, params.id, deps)
  })

  serve(app, contract.reopenCase, async ({ params, body, viewer }) => {
    await reopenCase(db, viewer, { id: params.id, reason: body.reason ?? '' }, deps)
    return caseSummary(db, params.id, deps)
  })

  serve(app, evidence.openEvidence, ({ params, body, viewer }) =>
    openEvidence(db, viewer, { id: params.id, reason: body.reason ?? '' }, deps),
  )

  serve(app, contract.nameReporter, ({ params, body, viewer }) =>
    revealReporter(db, viewer, { id: params.id, reason: body.reason ?? '' }, deps),
  )
}
