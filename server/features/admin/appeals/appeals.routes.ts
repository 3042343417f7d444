import * as contract from '../../../../contract/admin-cases.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { answerAppeal, appealState, submitAppeal, waitingAppeals } from './appeals.service.ts'

export const appealsRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.readAppeal, ({ params }) => appealState(db, params.code, deps.clock()))

  serve(app, contract.makeAppeal, ({ params, body }) =>
    submitAppeal(db, { code: params.code, text: body.text ?? '' }, deps.clock()),
  )

  serve(app, contract.listAppeals, async ({ query, request, reply }) => {
    const { appeals, next } = await waitingAppeals(db, query)
    linkNextPage(request, reply, next)
    return appeals
  })

  serve(app, contract.answerAppeal, async ({ params, body, viewer }) => {
    const answering = { id: params.id, outcome: body.outcome, answer: body.answer ?? '' }
    await answerAppeal(db, viewer, answering, deps)
    return { detail: 'The appeal is answered.' }
  })
}
