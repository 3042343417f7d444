import type { FastifyReply } from 'fastify'
import { languageOf } from '../../../contract/language.ts'
import * as contract from '../../../contract/providers.ts'
import { serve, type Served } from '../../platform/http/serve.ts'
import type { AccountTools } from '../accounts/open-account.service.ts'
import type { MediaTools } from '../media/media.service.ts'
import { ownProvider, type PostsBeside, shopWindows } from './profile.service.ts'
import { saveProfile } from './save-profile.service.ts'

type Tools = { accountTools: AccountTools; mediaTools: MediaTools }
type Needs<P> = Tools & { posts: PostsBeside<P>; googleMapsKey: string }

export const profileRoutes = <P>(app: Served, { posts, googleMapsKey, ...tools }: Needs<P>) => {
  const readWindow = shopWindows(app.haat.db, posts)
  serve(app, contract.readProviderProfile, ({ params, query }) =>
    readWindow({ id: params.id, lang: languageOf(query.lang), page: query.page ?? 1 }),
  )
  serve(app, contract.readMapsKey, () => ({ GOOGLE_MAPS_API_KEY: googleMapsKey }))
  ownProfileRoutes(app, tools)
}

const withEtag = <T extends { version: string }>(reply: FastifyReply, own: T) => {
  reply.header('etag', `"${own.version}"`)
  return own
}

const ownProfileRoutes = (app: Served, { accountTools, mediaTools }: Tools) => {
  const { db } = app.haat
  serve(app, contract.readOwnProvider, async ({ viewer, query, reply }) =>
    withEtag(reply, await ownProvider(db, viewer.id, languageOf(query.lang))),
  )

  serve(app, contract.saveOwnProvider, async ({ viewer, query, body, files, request, reply }) => {
    const ifMatch = request.headers['if-match']
    const form = { id: viewer.id, lang: languageOf(query.lang), body: body ?? {}, files, ifMatch }
    const tools = { accountTools: { ...accountTools, address: request.ip }, mediaTools }
    return withEtag(reply, await saveProfile(db, form, tools))
  })
}
