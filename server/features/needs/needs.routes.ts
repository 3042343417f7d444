import { languageOf } from '../../../contract/language.ts'
import * as contract from '../../../contract/needs.ts'
import { nextPagePath } from '../../platform/http/next-page.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { type ApiInstance, serve } from '../../platform/http/serve.ts'
import type { NeedDeps } from './need-deps.ts'
import { needSettings, saveNeedSettings } from './need-settings.service.ts'
import { chooseReply, closeNeed, needOf, ownNeeds, receivedNeeds } from './needs.service.ts'
import { declineNeed, editReply, replyToNeed } from './replies.service.ts'
import { writeNeed } from './write-need.service.ts'

const customerRoutes = (app: ApiInstance, deps: NeedDeps) => {
  const { db } = app.ctx
  serve(app, contract.createNeed, ({ body, files, viewer, query }) =>
    writeNeed(db, { body: body ?? {}, files, customerId: viewer.id, lang: languageOf(query.lang) }, deps),
  )

  serve(app, contract.listNeeds, async ({ query: { lang, ...asked }, viewer, request }) => {
    const reader = { customerId: viewer.id, lang: languageOf(lang) }
    const { results, next } = await ownNeeds(db, asked, reader, deps)
    return { results, next: nextPagePath(request, next) }
  })

  serve(app, contract.readNeed, ({ params, query, viewer }) =>
    needOf(db, viewer, { id: params.id, lang: languageOf(query.lang) }, deps),
  )

  serve(app, contract.closeNeed, ({ params, query, body, viewer }) => {
    const own = { id: params.id, customerId: viewer.id }
    return closeNeed(db, { ...own, reason: body.reason, lang: languageOf(query.lang) }, deps)
  })

  serve(app, contract.chooseReply, ({ params, body, viewer }) =>
    chooseReply(db, viewer, { id: params.id, replyId: Number(body.reply_id) }, deps),
  )
}

const providerRoutes = (app: ApiInstance, deps: NeedDeps) => {
  const { db } = app.ctx
  serve(app, contract.listReceivedNeeds, async ({ query: { lang, ...asked }, viewer, request }) => {
    const reader = { providerId: viewer.id, lang: languageOf(lang) }
    const { results, next } = await receivedNeeds(db, asked, reader, deps)
    return { results, next: nextPagePath(request, next) }
  })

  serve(app, contract.replyToNeed, ({ params, body, viewer, reply }) => {
    narrowTags(reply, [`provider:${viewer.id}`])
    return replyToNeed(db, { id: params.id, providerId: viewer.id, body: body ?? {} }, deps)
  })

  serve(app, contract.editNeedReply, ({ params, body, viewer }) =>
    editReply(db, { id: params.id, providerId: viewer.id, body: body ?? {} }, deps),
  )

  serve(app, contract.declineNeed, async ({ params, viewer }) => {
    await declineNeed(db, { id: params.id, providerId: viewer.id }, deps)
    return { detail: 'Need declined.' }
  })

  serve(app, contract.readNeedSettings, ({ viewer }) => needSettings(db, viewer.id))

  serve(app, contract.saveNeedSettings, ({ viewer, body }) => saveNeedSettings(db, viewer.id, body))
}

export const needsRoutes = (app: ApiInstance, deps: NeedDeps) => {
  customerRoutes(app, deps)
  providerRoutes(app, deps)
}
