import * as contract from '../../../contract/price-list.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { tagsOfProvider } from '../providers/providers.service.ts'
import { parsePastedList } from './paste/pasted-list.ts'
import { ownItem, ownPriceList, publicPriceList } from './price-list.service.ts'
import {
  createItem,
  createItems,
  deleteItem,
  editItem,
  type ItemDeps,
  orderItems,
} from './write-items.service.ts'

type PriceListDeps = ItemDeps & { mediaSigner: MediaSigner }

export const priceListRoutes = (app: ApiInstance, deps: PriceListDeps) => {
  const { db } = app.ctx
  const reader = (providerId: number) => ({ providerId, signMedia: deps.mediaSigner.sign })
  serve(app, contract.readPriceList, ({ params, viewer, reply }) => {
    narrowTags(reply, [`provider:${params.id}`])
    return publicPriceList(db, params.id, viewer)
  })

  serve(app, contract.readOwnPriceList, ({ viewer }) => ownPriceList(db, reader(viewer.id)))

  serve(app, contract.createItem, async ({ viewer, body, files, reply }) => {
    const id = await createItem(db, { providerId: viewer.id, body: body ?? {}, files }, deps)
    narrowTags(reply, await tagsOfProvider(db, viewer.id))
    return ownItem(db, id, reader(viewer.id))
  })

  serve(app, contract.editItem, async ({ viewer, params, body, files, reply }) => {
    await editItem(db, { id: params.id, providerId: viewer.id, body: body ?? {}, files }, deps)
    narrowTags(reply, await tagsOfProvider(db, viewer.id))
    return ownItem(db, params.id, reader(viewer.id))
  })

  serve(app, contract.deleteItem, async ({ viewer, params, reply }) => {
    await deleteItem(db, { id: params.id, providerId: viewer.id }, deps)
    narrowTags(reply, await tagsOfProvider(db, viewer.id))
    return { detail: 'Item deleted.' }
  })

  serve(app, contract.orderItems, async ({ viewer, body, reply }) => {
    await orderItems(db, { providerId: viewer.id, ids: body.item_ids })
    narrowTags(reply, await tagsOfProvider(db, viewer.id))
    return ownPriceList(db, reader(viewer.id))
  })

  serve(app, contract.pasteItems, ({ body }) => parsePastedList(body.text))

  serve(app, contract.createItems, async ({ viewer, body, reply }) => {
    const created = await createItems(db, { providerId: viewer.id, items: body.items }, deps)
    narrowTags(reply, await tagsOfProvider(db, viewer.id))
    return { created }
  })
}
