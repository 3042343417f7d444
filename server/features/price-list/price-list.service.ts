import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isBlockedBy, type MaybeViewer } from '../blocks/blocks.service.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { type ItemRow, publicItemsRead, selectItems, selectOwnItem } from './price-list.queries.ts'
import { itemView, priceListView } from './price-list.view.ts'

export { itemsShowing } from './price-list.queries.ts'

type PublicRow = Awaited<ReturnType<typeof publicItemsRead>>[number]
const isItem = (row: PublicRow): row is PublicRow & ItemRow => row.id !== null

export const publicPriceList = async (db: Db, providerId: number, viewer: MaybeViewer) => {
  const rows = await publicItemsRead(db, { providerId })
  if (rows.length === 0 || (await isBlockedBy(db, viewer, providerId))) throw new Refusal('not_found')
  return priceListView(rows.filter(isItem))
}

/** Signs images of unavailable items, which only the owner sees. */
type OwnReader = { providerId: number; signMedia: MediaSigner['sign'] }

const signed = (row: ItemRow, signMedia: MediaSigner['sign']) =>
  row.isAvailable || !row.image ? row : { ...row, image: signMedia(row.image) }

export const ownPriceList = async (db: Db, { providerId, signMedia }: OwnReader) =>
  priceListView((await selectItems(db, providerId)).map((row) => signed(row, signMedia)))

export const ownItem = async (db: Db, id: number, { providerId, signMedia }: OwnReader) => {
  const row = await selectOwnItem(db, { id, providerId })
  if (!row) throw new Refusal('not_found')
  return itemView(signed(row, signMedia))
}
