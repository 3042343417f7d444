import { type Expression, expressionBuilder, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { type Params, quickRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

const COLUMNS = [
  'priceItems.id',
  'priceItems.name',
  'priceItems.description',
  'priceItems.pricePaise',
  'priceItems.priceToPaise',
  'priceItems.unit',
  'priceItems.groupTitle',
  'priceItems.image',
  'priceItems.isAvailable',
] as const

/** One row without an item for an empty list, no row for a business that is not public. */
export const publicItemsQuery = (db: Db, param: Params<{ providerId: number }>) =>
  db
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.accountId')
    .leftJoin('priceItems', (join) =>
      join.onRef('priceItems.providerId', '=', 'providers.accountId').on('priceItems.isAvailable', '=', true),
    )
    .select(COLUMNS)
    .where('providers.accountId', '=', param('providerId'))
    .where(IS_PUBLIC_ACCOUNT)
    .orderBy('priceItems.position')
    .orderBy('priceItems.id')

export const publicItemsRead = quickRead('public_price_items', publicItemsQuery)

export const selectItems = (db: Db, providerId: number) =>
  db
    .selectFrom('priceItems')
    .select(COLUMNS)
    .where('providerId', '=', providerId)
    .orderBy('position')
    .orderBy('id')
    .execute()

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number]

export type NewItem = Omit<ItemRow, 'id' | 'image'> & { imageId: number | null }

type OwnItem = { id: number; providerId: number }

export const selectOwnItem = (db: Db, { id, providerId }: OwnItem) =>
  db
    .selectFrom('priceItems')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('providerId', '=', providerId)
    .executeTakeFirst()

export const selectListEnd = (tx: Tx, providerId: number) =>
  tx
    .selectFrom('priceItems')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('position').as('last')])
    .where('providerId', '=', providerId)
    .executeTakeFirstOrThrow()

/** As arrays, so that one prepared statement inserts any number. */
export const insertItems = async (
  tx: Tx,
  { providerId, position }: { providerId: number; position: number },
  items: readonly NewItem[],
) => {
  const { rows } = await sql<{ id: number }>`
    insert into price_items
      (provider_id, position, name, description, price_paise, price_to_paise, unit, group_title, image_id, is_available)
    select ${providerId}::bigint, ${position}::integer + place - 1, name, description, "pricePaise", "priceToPaise", unit,
      "groupTitle", "imageId", "isAvailable"
    from rows from (
      jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as (
        name text, description text, "pricePaise" bigint, "priceToPaise" bigint, unit text, "groupTitle" text,
        "imageId" bigint, "isAvailable" boolean
      )
    ) with ordinality as given
      (name, description, "pricePaise", "priceToPaise", unit, "groupTitle", "imageId", "isAvailable", place)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const updateItem = (tx: Tx, id: number, item: Updateable<Tables['priceItems']>) =>
  tx.updateTable('priceItems').set(item).where('id', '=', id).execute()

/** A trigger deletes the image. False for an unknown item. */
export const deleteOwnItem = async (tx: Tx, { id, providerId }: OwnItem) => {
  const gone = await tx
    .deleteFrom('priceItems')
    .where('id', '=', id)
    .where('providerId', '=', providerId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export const selectItemIds = async (tx: Tx, providerId: number) => {
  const rows = await tx.selectFrom('priceItems').select('id').where('providerId', '=', providerId).execute()
  return rows.map(({ id }) => id)
}

export const updatePositions = (tx: Tx, ids: readonly number[]) =>
  sql`
    update price_items set position = place
    from unnest(${ids}::bigint[]) with ordinality as ordered (id, place)
    where price_items.id = ordered.id and position <> place`.execute(tx)

export const itemsShowing = (mediaId: Expression<number>) =>
  expressionBuilder<Tables>()
    .selectFrom('priceItems')
    .innerJoin('accounts', 'accounts.id', 'priceItems.providerId')
    .select('priceItems.imageId')
    .where('priceItems.imageId', '=', mediaId)
    .where('priceItems.isAvailable', '=', true)
    .where(IS_PUBLIC_ACCOUNT)
