import * as contract from '../../../../contract/access-log.ts'
import { nextPagePath } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import { accessLogOf } from './access-log.service.ts'

export const accessLogRoutes = (app: ApiInstance) => {
  const { db } = app.ctx
  serve(app, contract.readAccessLog, async ({ viewer, query, request }) => {
    const { results, next } = await accessLogOf(db, viewer.id, query)
    return { results, next: nextPagePath(request, next) }
  })
}
