import { languageOf } from '../../../contract/language.ts'
import {
  readMarket,
  readMarketDistrict,
  readMarketState,
  readMarketCategory,
} from '../../../contract/market.ts'
import type { Clock } from '../../platform/clock.ts'
import { nextPagePath } from '../../platform/http/next-page.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { limitValidity } from '../../platform/http/reply-cache/valid-until.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { meanRating } from '../search/mean-rating.service.ts'
import { specialtiesIn } from '../search/specialties.service.ts'
import { marketState, marketStates } from './market.service.ts'
import { nearestDistricts } from './nearest.service.ts'
import { changesOf, marketDistrict, marketCategory } from './providers.service.ts'

type Call = { query: { lang?: string }; viewer: Viewer | null }

export const marketRoutes = (app: ApiInstance, deps: { clock: Clock; live: Hub }) => {
  const { db } = app.ctx
  const mean = meanRating(db, deps)
  const nearest = nearestDistricts(db)
  const readerOf = ({ query, viewer }: Call) => ({ lang: languageOf(query.lang), viewer, nearest })
  const specialties = specialtiesIn(db, deps)
  const providersReaderOf = (call: Call) => ({ ...readerOf(call), now: deps.clock(), mean, specialties })

  serve(app, readMarket, (call) => marketStates(db, readerOf(call)))
  serve(app, readMarketState, (call) => marketState(db, call.params, readerOf(call)))
  serve(app, readMarketDistrict, async (call) => {
    const { params: keys, query: page, request, reply } = call
    const providers = await marketDistrict(db, { keys, page }, providersReaderOf(call))
    limitValidity(reply, changesOf(providers))
    narrowTags(reply, [`district:${providers.district.district_id}`])
    return { ...providers, next: nextPagePath(request, providers.next) }
  })
  serve(app, readMarketCategory, async (call) => {
    const { params: keys, query: page, request, reply } = call
    const providers = await marketCategory(db, { keys, page }, providersReaderOf(call))
    limitValidity(reply, changesOf(providers))
    narrowTags(reply, [`cell:${providers.district.district_id}.${providers.trade.category_id}`])
    return { ...providers, next: nextPagePath(request, providers.next) }
  })
}
