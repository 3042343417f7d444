import { languageOf } from '../../../contract/language.ts'
import * as contract from '../../../contract/providers.ts'
import { addressOf } from '../../platform/http/address.ts'
import { serve, type Served } from '../../platform/http/serve.ts'
import { withEtag } from '../../platform/http/version.ts'
import type { AccountTools } from '../accounts/open-account.service.ts'
import type { MediaTools } from '../media/media.service.ts'
import type { ProviderIndexer } from './business.service.ts'
import { ownProvider, type PostsBeside, shopWindows } from './profile.service.ts'
import { saveProfile } from './save-profile.service.ts'

type Tools = { accountTools: AccountTools; mediaTools: MediaTools; indexProvider: ProviderIndexer }
type Needs<P> = Tools & { posts: PostsBeside<P>; googleMapsKey: string }

export const profileRoutes = <P>(app: Served, { posts, googleMapsKey, ...tools }: Needs<P>) => {
  const readWindow = shopWindows(app.haat.db, posts)
  serve(app, contract.readProviderProfile, ({ params, query, viewer }) =>
    readWindow({ id: params.id, lang: languageOf(query.lang), page: query.page ?? 1, viewer }),
  )
  serve(app, contract.readMapsKey, () => ({ GOOGLE_MAPS_API_KEY: googleMapsKey }))
  ownProfileRoutes(app, tools)
}

const ownProfileRoutes = (app: Served, { accountTools, ...others }: Tools) => {
  const { db } = app.haat
  serve(app, contract.readOwnProvider, async ({ viewer, query, reply }) =>
    withEtag(reply, await ownProvider(db, viewer.id, languageOf(query.lang))),
  )

  serve(app, contract.saveOwnProvider, async ({ viewer, query, body, files, request, reply }) => {
    const ifMatch = request.headers['if-match']
    const form = { id: viewer.id, lang: languageOf(query.lang), body: body ?? {}, files, ifMatch }
    const tools = { ...others, accountTools: { ...accountTools, address: addressOf(request) } }
    return withEtag(reply, await saveProfile(db, form, tools))
  })
}
