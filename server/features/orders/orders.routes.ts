import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../../contract/language.ts'
import * as contract from '../../../contract/orders.ts'
import { nextPagePath } from '../../platform/http/next-page.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { withEtag } from '../../platform/http/version.ts'
import type { LiveChat } from '../chat/chat.service.ts'
import { openOrderChat } from './order-chat.service.ts'
import { ownOrderSettings, saveOrderSettings } from './order-settings.service.ts'
import { changeOrder, listOrders, createOrderWriter, type OrderDeps, readOrder } from './orders.service.ts'

type VersionedOrder = Awaited<ReturnType<typeof readOrder>>
const tagged = (reply: FastifyReply, own: VersionedOrder) => withEtag(reply, own).order

const nextPathIn = (request: FastifyRequest) => (cursor: string | null) => nextPagePath(request, cursor)

export const ordersRoutes = (app: ApiInstance, deps: OrderDeps & { liveChat: LiveChat }) => {
  const { db } = app.ctx
  const orders = createOrderWriter(db, deps)
  serve(app, contract.readOrderSettings, ({ viewer }) => ownOrderSettings(db, viewer.id))

  serve(app, contract.saveOrderSettings, async ({ viewer, body, reply }) => {
    const settings = await saveOrderSettings(db, viewer.id, body)
    narrowTags(reply, [`provider:${viewer.id}`])
    return settings
  })

  serve(app, contract.placeOrder, async ({ viewer, body, reply }) =>
    tagged(reply, await orders.place(viewer.id, body)),
  )

  serve(app, contract.placeOrderByName, async ({ viewer, body, reply }) =>
    tagged(reply, await orders.placeByName(viewer.id, body)),
  )

  serve(app, contract.listOwnOrders, ({ viewer, query, request }) =>
    listOrders(db, { id: viewer.id, role: 'customer', nextPath: nextPathIn(request) }, query),
  )

  serve(app, contract.listReceivedOrders, ({ viewer, query, request }) =>
    listOrders(db, { id: viewer.id, role: 'provider', nextPath: nextPathIn(request) }, query),
  )

  serve(app, contract.readOrder, async ({ viewer, params, reply }) =>
    tagged(reply, await readOrder(db, viewer, params.id)),
  )

  serve(app, contract.changeOrder, async ({ viewer, params, body, request, reply }) => {
    const given = { id: params.id, change: body, ifMatch: request.headers['if-match'] }
    return tagged(reply, await changeOrder(db, viewer, given, deps))
  })

  serve(app, contract.openOrderChat, async ({ viewer, params, query }) => {
    const asked = { id: params.id, lang: languageOf(query.lang), now: deps.clock(), liveChat: deps.liveChat }
    return { chat_id: await openOrderChat(db, viewer, asked) }
  })
}
