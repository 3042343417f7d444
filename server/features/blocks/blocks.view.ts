export type BlockRow = { id: number; other: number; name: string; reason: string; at: string }

const time = (at: string) => new Date(at).toISOString()

export const customerBlockView = (row: BlockRow) => ({
  id: row.id,
  provider: row.other,
  provider_name: row.name,
  blocked_reason: row.reason,
  blocked_at: time(row.at),
})

export const providerBlockView = (row: BlockRow) => ({
  id: row.id,
  customer: row.other,
  customer_name: row.name,
  reason: row.reason,
  blocked_at: time(row.at),
})
