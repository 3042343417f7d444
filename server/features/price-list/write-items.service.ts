import { limits } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import { withLockedAccount } from '../accounts/identifiers.service.ts'
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

/** Injected by app/, because search is a later feature. */
export type ItemDeps = {
  mediaDeps: MediaDeps
  indexProvider: (tx: Tx, providerId: number) => Promise<void>
}

type Owned = { providerId: number }
type OwnItem = Owned & { id: number }

// Every write of a business locks the account, so that the number of items is exact.
const withImage = <T>(
  db: Db,
  { files, providerId }: ItemForm & Owned,
  deps: ItemDeps,
  work: (tx: Tx, image: readonly NewMedia[]) => Promise<T>,
) =>
  withMedia(db, { files, ...deps.mediaDeps }, ({ image }) =>
    withLockedAccount(db, providerId, (tx) => work(tx, image)),
  )

const append = async (tx: Tx, { providerId }: Owned, items: readonly NewItem[]) => {
  const { count, last } = await selectListEnd(tx, providerId)
  if (count + items.length > limits.priceList.items) throw new Refusal('items_full')
  return insertItems(tx, { providerId, position: (last ?? 0) + 1 }, items)
}

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

export const createItems = (
  db: Db,
  { providerId, items }: Owned & { items: readonly ItemBody[] },
  { indexProvider }: ItemDeps,
) => {
  const fields = validateItems(items)
  return withLockedAccount(db, providerId, async (tx) => {
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
  if (!item) throw new Refusal('not_found')
  return item
}

const isTrue = (text: string | undefined) => text === '1' || text === 'true'

const imageChange = async (tx: Tx, { body }: ItemForm, image: readonly NewMedia[]) => {
  const [imageId] = await insertClaimedMedia(tx, image)
  if (imageId !== undefined) return { imageId }
  return isTrue(body.remove_image) ? { imageId: null } : {}
}

type FoundBy = Pick<ReturnType<typeof validateItem>, 'name' | 'isAvailable' | 'pricePaise'>

/** Whether searches find it as before: items with a price come first. */
const isFoundAlike = (one: FoundBy, other: FoundBy) =>
  one.name === other.name &&
  one.isAvailable === other.isAvailable &&
  (one.pricePaise === null) === (other.pricePaise === null)

export const editItem = async (db: Db, form: ItemForm & OwnItem, deps: ItemDeps) => {
  validateItem(form.body, await itemOrRefuse(db, form))
  await refuseFiles(form)
  await withImage(db, form, deps, async (tx, image) => {
    // Checked again under the lock: the item may have changed since.
    const before = await itemOrRefuse(tx, form)
    const fields = validateItem(form.body, before)
    await updateItem(tx, form.id, { ...fields, ...(await imageChange(tx, form, image)) })
    if (!isFoundAlike(fields, before)) await deps.indexProvider(tx, form.providerId)
  })
}

export const deleteItem = (db: Db, own: OwnItem, { indexProvider }: ItemDeps) =>
  withLockedAccount(db, own.providerId, async (tx) => {
    if (!(await deleteOwnItem(tx, own))) throw new Refusal('not_found')
    await indexProvider(tx, own.providerId)
  })

/** Refuses an order with missing or unknown items: another device has changed the list. */
export const orderItems = (db: Db, { providerId, ids }: Owned & { ids: readonly number[] }) =>
  withLockedAccount(db, providerId, async (tx) => {
    const own = new Set(await selectItemIds(tx, providerId))
    const ordered = new Set(ids)
    if (ids.length !== ordered.size || own.symmetricDifference(ordered).size > 0)
      throw new FormRefusal({ item_ids: ['itemOrderWrong'] })
    await updatePositions(tx, ids)
  })
