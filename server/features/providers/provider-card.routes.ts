import { languageOf } from '../../../contract/language.ts'
import * as contract from '../../../contract/provider-card.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { readContactCard, readQrCode } from './provider-card.service.ts'

export const providerCardRoutes = (app: ApiInstance, { publicUrl }: { publicUrl: string }) => {
  const { db } = app.ctx
  serve(app, contract.readQrCode, ({ params, viewer }) =>
    readQrCode(db, { id: params.id, viewer, publicUrl }),
  )

  serve(app, contract.readContactCard, async ({ params, query, viewer, reply }) => {
    const asked = { id: params.id, viewer, publicUrl, lang: languageOf(query.lang) }
    const card = await readContactCard(db, asked)
    // ASCII, because not every phone accepts other file names.
    reply.header('content-disposition', `attachment; filename="shop-${params.id}.vcf"`)
    return card
  })
}
