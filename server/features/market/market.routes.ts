import type { FastifyReply, FastifyRequest } from 'fastify'
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
import { type ApiInstance, serializerOf, serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { summaryTexts } from '../providers/summary-texts.service.ts'
import { meanRating } from '../search/mean-rating.service.ts'
import { specialtiesIn } from '../search/specialties.service.ts'
import { marketState, marketStates } from './market.service.ts'
import { nearestDistricts } from './nearest.service.ts'
import { marketDistrict, marketCategory } from './providers.service.ts'

type Call = { query: { lang?: string }; viewer: Viewer | null }

export const marketRoutes = (app: ApiInstance, deps: { clock: Clock; live: Hub }) => {
  const { db } = app.ctx
  const mean = meanRating(db, deps)
  const nearest = nearestDistricts(db)
  const readerOf = ({ query, viewer }: Call) => ({ lang: languageOf(query.lang), viewer, nearest })
  const specialties = specialtiesIn(db, deps)
  const texts = summaryTexts(db, deps)
  const providersReaderOf = (call: Call & { request: FastifyRequest; reply: FastifyReply }) => ({
    ...readerOf(call),
    now: deps.clock(),
    mean,
    specialties,
    summaryTexts: texts,
    write: serializerOf(call.reply),
    nextPath: (cursor: string | null) => nextPagePath(call.request, cursor),
  })

  serve(app, readMarket, (call) => marketStates(db, readerOf(call)))
  serve(app, readMarketState, (call) => marketState(db, call.params, readerOf(call)))
  serve(app, readMarketDistrict, async (call) => {
    const { params: keys, query: page, reply } = call
    const { body, changes, place } = await marketDistrict(db, { keys, page }, providersReaderOf(call))
    limitValidity(reply, changes)
    narrowTags(reply, [`district:${place.districtId ?? 0}`])
    return body
  })
  serve(app, readMarketCategory, async (call) => {
    const { params: keys, query: page, reply } = call
    const { body, changes, place } = await marketCategory(db, { keys, page }, providersReaderOf(call))
    limitValidity(reply, changes)
    narrowTags(reply, [`cell:${place.districtId ?? 0}.${place.categoryId ?? 0}`])
    return body
  })
}
