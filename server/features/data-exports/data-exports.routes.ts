import * as contract from '../../../contract/data-exports.ts'
import { languageOf } from '../../../contract/language.ts'
import type { Clock } from '../../platform/clock.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { ownExports, readExport, requestExport } from './data-exports.service.ts'

type ExportDeps = { clock: Clock; mediaSigner: MediaSigner; enqueue: Jobs['enqueue'] }

export const dataExportsRoutes = (app: ApiInstance, deps: ExportDeps) => {
  const { db } = app.ctx
  serve(app, contract.requestDataExport, ({ viewer, query }) =>
    requestExport(db, viewer, languageOf(query.lang), deps),
  )
  serve(app, contract.listDataExports, ({ viewer }) => ownExports(db, viewer.id, deps))
  serve(app, contract.readDataExport, ({ viewer, params }) =>
    readExport(db, { accountId: viewer.id, id: params.id }, deps),
  )
}
