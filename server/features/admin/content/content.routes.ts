import * as contract from '../../../../contract/admin-content.ts'
import { explainNeed as explainNeedEndpoint } from '../../../../contract/needs.ts'
import { languageOf } from '../../../../contract/language.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import { explainNeed } from '../../needs/asking.service.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { contentInFull, decideAboutContent, listContent, restoreContent } from './content.service.ts'

export const contentRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.listContent, async ({ query, request, reply }) => {
    const { content, next } = await listContent(db, query)
    linkNextPage(request, reply, next)
    return content
  })

  serve(app, contract.readContent, ({ params, query }) =>
    contentInFull(db, { ...params, lang: languageOf(query.lang) }, deps),
  )

  serve(app, explainNeedEndpoint, ({ params }) => explainNeed(db, params.id))

  serve(app, contract.decideAboutContent, async ({ params, body, viewer }) => {
    const deciding = { decision: body.decision, reason: body.reason ?? '' }
    await decideAboutContent(db, viewer, params, deciding, deps)
    return { detail: 'The decision has been saved.' }
  })

  serve(app, contract.restoreContent, async ({ params, body, viewer }) => {
    await restoreContent(db, viewer, params, body.reason ?? '', deps)
    return { detail: 'It has been restored.' }
  })
}
