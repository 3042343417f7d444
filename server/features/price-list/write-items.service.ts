// Adding, changing, ordering and deleting the own items: texts, picture and search entry, all or nothing.
import { limits } from '../../../contract/limits.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import { lockAccountOrRefuse } from '../accounts/identifiers.service.ts'
import { insertClaimedMedia, type MediaDeps, type NewMedia, withMedia } from '../media/media.service.ts'
import {
  type ItemBody,
  type ItemForm,
  NEW_ITEM,
  refuseFiles,
  validateItem,
  validateItems,
} from './item-form.ts'
import {
  deleteOwnItem,
  insertItems,
  type NewItem,
  selectItemIds,
  selectListEnd,
  selectOwnItem,
  updateItem,
  updatePositions,
} from './price-list.queries.ts'

/** The search comes later, so app/ hands in what keeps it in step with the names of the items. */
export type ItemDeps = {
  mediaDeps: MediaDeps
  indexProvider: (tx: Tx, providerId: number) => Promise<void>
}

type Owned = { providerId: number }
type OwnItem = Owned & { id: number }

// Locked by every write of a business: two at once come one after the other, and the count of items is exact.
const withLockedProvider = <T>(db: Db, providerId: number, work: (tx: Tx) => Promise<T>) =>
  inTransaction(db, async (tx) => {
    await lockAccountOrRefuse(tx, providerId)
    return work(tx)
  })

const withImage = <T>(
  db: Db,
  { files, providerId }: ItemForm & Owned,
  deps: ItemDeps,
  work: (tx: Tx, image: readonly NewMedia[]) => Promise<T>,
) =>
  withMedia(db, { files, ...deps.mediaDeps }, ({ image }) =>
    withLockedProvider(db, providerId, (tx) => work(tx, image)),
  )

/** At the end of the list. Answers their ids. */
const append = async (tx: Tx, { providerId }: Owned, items: readonly NewItem[]) => {
  const { count, last } = await selectListEnd(tx, providerId)
  if (count + items.length > limits.priceList.items) throw new Refusal('items_full')
  return insertItems(tx, { providerId, position: (last ?? 0) + 1 }, items)
}

/** Answers its id. */
export const createItem = async (db: Db, form: ItemForm & Owned, deps: ItemDeps) => {
  const fields = validateItem(form.body, NEW_ITEM)
  await refuseFiles(form)
  return withImage(db, form, deps, async (tx, image) => {
    const [imageId = null] = await insertClaimedMedia(tx, image)
    const [id] = await append(tx, form, [{ ...fields, imageId }])
    if (id === undefined) throw new Error('the item was not written')
    await deps.indexProvider(tx, form.providerId)
    return id
  })
}

/** Answers how many. */
export const createItems = (
  db: Db,
  { providerId, items }: Owned & { items: readonly ItemBody[] },
  { indexProvider }: ItemDeps,
) => {
  const fields = validateItems(items)
  return withLockedProvider(db, providerId, async (tx) => {
    const ids = await append(
      tx,
      { providerId },
      fields.map((each) => ({ ...each, imageId: null })),
    )
    await indexProvider(tx, providerId)
    return ids.length
  })
}

const itemOrRefuse = async (db: Db, own: OwnItem) => {
  const item = await selectOwnItem(db, own)
  // Unknown and another's look the same.
  if (!item) throw new Refusal('not_found')
  return item
}

const isTrue = (text: string | undefined) => text === '1' || text === 'true'

const imageChange = async (tx: Tx, { body }: ItemForm, image: readonly NewMedia[]) => {
  const [imageId] = await insertClaimedMedia(tx, image)
  if (imageId !== undefined) return { imageId }
  return isTrue(body.remove_image) ? { imageId: null } : {}
}

export const editItem = async (db: Db, form: ItemForm & OwnItem, deps: ItemDeps) => {
  validateItem(form.body, await itemOrRefuse(db, form))
  await refuseFiles(form)
  await withImage(db, form, deps, async (tx, image) => {
    // Judged again: from here on nobody else can change it.
    const before = await itemOrRefuse(tx, form)
    const fields = validateItem(form.body, before)
    await updateItem(tx, form.id, { ...fields, ...(await imageChange(tx, form, image)) })
    if (fields.name !== before.name || fields.isAvailable !== before.isAvailable)
      await deps.indexProvider(tx, form.providerId)
  })
}

export const deleteItem = (db: Db, own: OwnItem, { indexProvider }: ItemDeps) =>
  withLockedProvider(db, own.providerId, async (tx) => {
    if (!(await deleteOwnItem(tx, own))) throw new Refusal('not_found')
    await indexProvider(tx, own.providerId)
  })

/** An order that misses an item, or names a strange one, was made of another list: another device has changed it since. */
export const orderItems = (db: Db, { providerId, ids }: Owned & { ids: readonly number[] }) =>
  withLockedProvider(db, providerId, async (tx) => {
    const own = new Set(await selectItemIds(tx, providerId))
    const ordered = new Set(ids)
    if (ids.length !== ordered.size || own.symmetricDifference(ordered).size > 0)
      throw new FormRefusal({ item_ids: ['itemOrderWrong'] })
    await updatePositions(tx, ids)
  })
