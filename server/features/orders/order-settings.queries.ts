import { type Expression, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { type Params, preparedStatement, quickRead } from '../../platform/db/prepared.ts'

export const orderSettingsRead = quickRead('order_settings', (db, param: Params<{ providerId: number }>) =>
  db
    .selectFrom('orderSettings')
    .select(['isOn', 'minOrderPaise', 'delivers', 'deliveryNote', 'upiId'])
    .where('providerId', '=', param('providerId')),
)

export type SettingsColumns = {
  isOn: boolean
  minOrderPaise: number
  delivers: boolean
  deliveryNote: string
  upiId: string
}

// One statement, so that two concurrent changes are both stored.
const saveStatement = preparedStatement<SettingsColumns>(
  'order_settings_save',
  `insert into order_settings as known (provider_id, is_on, min_order_paise, delivers, delivery_note, upi_id)
  values ($1::bigint, coalesce($2::boolean, false), coalesce($3::bigint, 0), coalesce($4::boolean, false),
    coalesce($5::text, ''), coalesce($6::text, ''))
  on conflict (provider_id) do update set is_on = coalesce($2, known.is_on),
    min_order_paise = coalesce($3, known.min_order_paise), delivers = coalesce($4, known.delivers),
    delivery_note = coalesce($5, known.delivery_note), upi_id = coalesce($6, known.upi_id)
  returning is_on as "isOn", min_order_paise as "minOrderPaise", delivers, delivery_note as "deliveryNote", upi_id as "upiId"`,
)

export const saveSettings = async (db: Db, providerId: number, change: Partial<SettingsColumns>) => {
  const { isOn = null, minOrderPaise = null, delivers = null, deliveryNote = null, upiId = null } = change
  const [row] = await saveStatement(db, [providerId, isOn, minOrderPaise, delivers, deliveryNote, upiId])
  return row
}

export type TakenOrdersRow = { min_order_paise: number; delivers: boolean; delivery_note: string } | null

/** For the profile of a business. */
export const takenOrders = (providerId: Expression<number>) => sql<TakenOrdersRow>`(
  select json_build_object('min_order_paise', min_order_paise, 'delivers', delivers, 'delivery_note', delivery_note)
  from order_settings where provider_id = ${providerId} and is_on
)`
