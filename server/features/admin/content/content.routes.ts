import * as contract from '../../../../contract/admin-content.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type Served } from '../../../platform/http/serve.ts'
import type { DeskTools } from '../tools.ts'
import { contentInFull, decideAboutContent, listContent, restoreContent } from './content.service.ts'

export const contentRoutes = (app: Served, tools: DeskTools) => {
  const { db } = app.haat
  serve(app, contract.listContent, async ({ query, request, reply }) => {
    const { content, next } = await listContent(db, query)
    linkNextPage(request, reply, next)
    return content
  })

  serve(app, contract.readContent, ({ params }) => contentInFull(db, params, tools.clock()))

  serve(app, contract.decideAboutContent, async ({ params, body, viewer }) => {
    const deciding = { decision: body.decision, reason: body.reason ?? '' }
    await decideAboutContent(db, viewer, params, deciding, tools)
    return { detail: 'It is decided.' }
  })

  serve(app, contract.restoreContent, async ({ params, body, viewer }) => {
    await restoreContent(db, viewer, params, body.reason ?? '', tools)
    return { detail: 'It is restored.' }
  })
}
