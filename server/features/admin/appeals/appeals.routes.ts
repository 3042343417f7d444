import * as contract from '../../../../contract/admin-cases.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type Served } from '../../../platform/http/serve.ts'
import type { DeskTools } from '../tools.ts'
import { answerAppeal, appealState, makeAppeal, waitingAppeals } from './appeals.service.ts'

export const appealsRoutes = (app: Served, tools: DeskTools) => {
  const { db } = app.haat
  serve(app, contract.readAppeal, ({ params }) => appealState(db, params.code, tools.clock()))

  serve(app, contract.makeAppeal, ({ params, body }) =>
    makeAppeal(db, { code: params.code, text: body.text ?? '' }, tools.clock()),
  )

  serve(app, contract.listAppeals, async ({ query, request, reply }) => {
    const { appeals, next } = await waitingAppeals(db, query)
    linkNextPage(request, reply, next)
    return appeals
  })

  serve(app, contract.answerAppeal, async ({ params, body, viewer }) => {
    const answering = { id: params.id, outcome: body.outcome, answer: body.answer ?? '' }
    await answerAppeal(db, viewer, answering, tools)
    return { detail: 'The appeal is answered.' }
  })
}
