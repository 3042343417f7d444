// Each write is one statement with its notification.
import { type Selectable, sql } from 'kysely'
import type { OrderStatus } from '../../../contract/limits.ts'
import type { OrderSide } from '../../../contract/order-rules.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { preparedStatement } from '../../platform/db/prepared.ts'
import { notificationInsertSql } from '../notifications/notifications.service.ts'
import type { OrderEvent } from './orders.tables.ts'

const notifyOf = (from: string, [to, actor]: readonly [to: string, actor: string]) =>
  notificationInsertSql({
    kind: 'order',
    subject: 'parameters',
    // A deleted account is not notified.
    rows: `select ${to}, ${actor}, jsonb_build_object('order', jsonb_build_object(
        'id', id, 'number', number, 'status', status
      )), at
      from ${from} where exists (select from accounts where accounts.id = ${from}.${to} and deleted_at is null)`,
  })

// Concurrent orders are written together. Locking the settings in order avoids deadlocks, and gives numbers without gaps.
const INSERT_ORDERS = `
  with given as materialized (
    select * from json_to_recordset($1::json) as given (
      turn integer, "providerId" bigint, "customerId" bigint, items json, "subtotalPaise" bigint, "totalPaise" bigint,
      "hasUnpriced" boolean, note text, handover text, address text, history jsonb, "createdAt" timestamptz
    )
  ),
  held as materialized (
    select provider_id, last_number from order_settings
    where provider_id in (select "providerId" from given) and is_on
    order by provider_id for update
  ),
  turns as materialized (
    select given.*, last_number + row_number() over (partition by "providerId" order by turn)::integer as number
    from given join held on provider_id = "providerId"
  ),
  counted as (
    update order_settings set last_number = newest.number
    from (select "providerId", max(number) as number from turns group by "providerId") as newest
    where provider_id = newest."providerId"
  ),
  placed as (
    insert into orders (provider_id, number, customer_id, items, subtotal_paise, total_paise, has_unpriced, note, handover,
      address, history, created_at)
    select "providerId", number, "customerId", items, "subtotalPaise", "totalPaise", "hasUnpriced", note, handover,
      address, history, "createdAt"
    from turns order by turn
    returning id, number, status, version, provider_id, customer_id, created_at as at
  ),
  noticed as (${notifyOf('placed', ['provider_id', 'customer_id'])})
  select turn, placed.id, placed.number, version, noticed.id as notice
  from turns
    join placed on provider_id = "providerId" and placed.number = turns.number
    left join noticed on (noticed.subject_id -> 'order' ->> 'id')::bigint = placed.id`

type Placed = { turn: number; id: number; number: number; version: number; notice: number | null }
const insertStatement = preparedStatement<Placed>('orders_place', INSERT_ORDERS)

export type NewOrderRow = Omit<Selectable<Tables['orders']>, 'id' | 'number' | 'status' | 'version'>

/** By position in the group: none when the business takes no orders. */
export const insertOrders = async (db: Db, group: readonly NewOrderRow[]) => {
  const rows = await insertStatement(db, [JSON.stringify(group.map((order, turn) => ({ ...order, turn })))])
  const byTurn = new Map(rows.map(({ turn, ...placed }) => [turn, placed]))
  return group.map((_order, turn) => byTurn.get(turn))
}

const changeSql = (by: OrderSide) => `
  with changed as (
    update orders set status = $3::text, total_paise = $4::bigint, version = version + 1, history = history || $5::jsonb
    where id = $1::bigint and version = $2::integer
    returning id, number, status, version, provider_id, customer_id, $6::timestamptz as at
  ),
  noticed as (${notifyOf('changed', by === 'customer' ? ['provider_id', 'customer_id'] : ['customer_id', 'provider_id'])})
  select version, noticed.id as notice from changed left join noticed on true`

const changeStatements = {
  customer: preparedStatement<{ version: number; notice: number | null }>(
    'order_of_customer',
    changeSql('customer'),
  ),
  provider: preparedStatement<{ version: number; notice: number | null }>(
    'order_of_provider',
    changeSql('provider'),
  ),
}

type OrderUpdate = {
  id: number
  version: number
  status: OrderStatus
  totalPaise: number | null
  event: OrderEvent
}

/** None when another change came first. */
export const updateOrder = async (db: Db, { id, version, status, totalPaise, event }: OrderUpdate) => {
  const values = [id, version, status, totalPaise, JSON.stringify([event]), event.at]
  const [changed] = await changeStatements[event.by](db, values)
  return changed
}

/** Cancels what the business has not prepared, and removes what the customer wrote. */
export const anonymizeOrdersOf = (tx: Tx, customerId: number) =>
  sql`
    update orders set note = '', address = '', version = version + 1,
      status = case when status in ('placed', 'accepted') then 'cancelled' else status end,
      history = (
        select coalesce(jsonb_agg(case event ->> 'by' when 'customer' then event || '{"note": ""}' else event end order by place), '[]')
        from jsonb_array_elements(history) with ordinality as entries (event, place)
      ) || case when status in ('placed', 'accepted')
        then jsonb_build_array(jsonb_build_object(
          'status', 'cancelled', 'by', 'customer', 'at', now(), 'note', ''
        )) else '[]' end
    where customer_id = ${customerId}`.execute(tx)

export const deleteOldOrders = (db: Db, before: Date) =>
  db.deleteFrom('orders').where('createdAt', '<', before).execute()
