import type { Tx } from '../../server/platform/db/db.ts'
import type { Market } from '../market.ts'
import { found, insertAll } from './batches.ts'
import type { Ids } from './people-rows.ts'

export const insertOrders = async (tx: Tx, { orders, orderTakers }: Market, accounts: Ids) => {
  const numbers = new Map<string, number>()
  const rows = orders.map(({ provider, customer, items, history, ...order }) => {
    const number = (numbers.get(provider) ?? 0) + 1
    numbers.set(provider, number)
    return {
      ...order,
      number,
      providerId: found(accounts, provider),
      customerId: found(accounts, customer),
      version: history.length,
      items: JSON.stringify(items),
      history: JSON.stringify(history),
    }
  })
  const settings = orderTakers.map(({ provider, ...columns }) => ({
    ...columns,
    providerId: found(accounts, provider),
    isOn: true,
    lastNumber: numbers.get(provider) ?? 0,
  }))
  await insertAll(tx, 'orderSettings', settings)
  await insertAll(tx, 'orders', rows)
}
