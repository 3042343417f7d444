import type { OrderSettings, OrderSettingsChange } from '../../../contract/orders.ts'
import { deliveryNote, upiId } from '../../../contract/order-rules.ts'
import { trimmed } from '../../../contract/rules.ts'
import { type Db, inOneStatement } from '../../platform/db/db.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { orderSettingsRead, saveSettings, type SettingsColumns } from './order-settings.queries.ts'

export { takenOrders } from './order-settings.queries.ts'

const USUAL: SettingsColumns = {
  isOn: false,
  minOrderPaise: 0,
  delivers: false,
  deliveryNote: '',
  upiId: '',
}

const settingsView = (row: SettingsColumns): OrderSettings => ({
  is_on: row.isOn,
  min_order_paise: row.minOrderPaise,
  delivers: row.delivers,
  delivery_note: row.deliveryNote,
  upi_id: row.upiId,
})

export const ownOrderSettings = async (db: Db, providerId: number) => {
  const [row = USUAL] = await orderSettingsRead(db, { providerId })
  return settingsView(row)
}

const columnsOf = (change: OrderSettingsChange): Partial<SettingsColumns> => ({
  ...(change.is_on !== undefined && { isOn: change.is_on }),
  ...(change.min_order_paise !== undefined && { minOrderPaise: change.min_order_paise }),
  ...(change.delivers !== undefined && { delivers: change.delivers }),
  ...(change.delivery_note !== undefined && { deliveryNote: trimmed(change.delivery_note) }),
  ...(change.upi_id !== undefined && { upiId: trimmed(change.upi_id) }),
})

export const saveOrderSettings = (db: Db, providerId: number, change: OrderSettingsChange) => {
  const columns = columnsOf(change)
  const codes = {
    delivery_note: deliveryNote(columns.deliveryNote ?? ''),
    upi_id: upiId(columns.upiId ?? ''),
  }
  refuseInvalid(toFieldCodes(codes))
  return inOneStatement(db, async (one) => {
    const row = await saveSettings(one, providerId, columns)
    if (!row) throw new Refusal('unexpected')
    return settingsView(row)
  })
}
