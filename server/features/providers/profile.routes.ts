import { languageOf } from '../../../contract/language.ts'
import { endOfDay } from '../../../contract/open-state.ts'
import * as contract from '../../../contract/providers.ts'
import type { Clock } from '../../platform/clock.ts'
import { clientIpOf } from '../../platform/http/client-ip.ts'
import { recorderOf } from '../../platform/http/security-events.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { limitValidity } from '../../platform/http/reply-cache/valid-until.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { withEtag } from '../../platform/http/version.ts'
import type { AccountDeps } from '../accounts/create-account.service.ts'
import type { MediaDeps } from '../media/media.service.ts'
import type { ProviderIndexer } from './business.service.ts'
import { ownProvider, type ProfileParts, createPublicProfileReader } from './profile.service.ts'
import { saveProfile } from './save-profile.service.ts'

type ProfileDeps = { accountDeps: AccountDeps; mediaDeps: MediaDeps; indexProvider: ProviderIndexer }
type ProfileRoutesDeps<P> = ProfileDeps & ProfileParts<P> & { googleMapsKey: string; clock: Clock }

export const profileRoutes = <P>(
  app: ApiInstance,
  { posts, takenOrders, googleMapsKey, clock, ...deps }: ProfileRoutesDeps<P>,
) => {
  const readProfile = createPublicProfileReader(app.ctx.db, { posts, takenOrders }, clock)
  serve(app, contract.readProviderProfile, async ({ params, query, viewer, reply }) => {
    const asked = { id: params.id, lang: languageOf(query.lang), page: query.page ?? 1, viewer }
    const { profile, changes } = await readProfile(asked)
    const { hours } = profile.provider
    // 'Closed today' and special days expire at midnight.
    if (hours) limitValidity(reply, [hours.next_change_at, endOfDay(clock()).toISOString()])
    limitValidity(reply, changes)
    narrowTags(reply, [`provider:${params.id}`, `posts:${params.id}`, `followers:${params.id}`])
    return profile
  })
  serve(app, contract.readMapsKey, () => ({ GOOGLE_MAPS_API_KEY: googleMapsKey }))
  ownProfileRoutes(app, deps)
}

const ownProfileRoutes = (app: ApiInstance, { accountDeps, ...others }: ProfileDeps) => {
  const { db } = app.ctx
  serve(app, contract.readOwnProvider, async ({ viewer, query, reply }) =>
    withEtag(reply, await ownProvider(db, viewer.id, languageOf(query.lang))),
  )

  serve(app, contract.saveOwnProvider, async ({ viewer, query, body, files, request, reply }) => {
    const ifMatch = request.headers['if-match']
    const form = { id: viewer.id, lang: languageOf(query.lang), body: body ?? {}, files, ifMatch }
    const recordSecurityEvent = recorderOf(request)
    const caller = { ip: clientIpOf(request), sessionId: viewer.sessionId, recordSecurityEvent }
    const deps = { ...others, accountDeps: { ...accountDeps, ...caller } }
    return withEtag(reply, await saveProfile(db, form, deps))
  })
}
