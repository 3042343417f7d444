import type { ContactRow } from './contacts.queries.ts'

export const contactView = (row: ContactRow) => ({
  id: row.id,
  contact_id: row.id,
  provider_id: row.providerId,
  name: row.name,
  email: row.email,
  mobile_number: row.mobileNumber,
  created_at: row.createdAt.toISOString(),
  status: row.status,
  note: row.note,
})
