import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { orNull } from './schemas.ts'

const Count = Type.Integer({ minimum: 0 })
const DayCounts = Type.Object({
  day: Type.String(),
  customers: Count,
  providers: Count,
  posts: Count,
  contacts: Count,
  messages: Count,
  needs: Count,
  orders: Count,
  views: Count,
  calls: Count,
})

const Overview = Type.Object({
  cases: Type.Object({ today: Count, days_1_3: Count, days_3_7: Count, older: Count }),
  appeals: Count,
  contact_messages: Count,
  days: Type.Array(DayCounts),
  /** When the last day was counted; null when none was. */
  counted_at: orNull(Type.String()),
  given_up: Type.Object({ deliveries: Count, jobs: Count }),
  parts: Type.Array(Type.Object({ name: Type.String(), state: Type.Enum(['ok', 'degraded', 'failed']) })),
})

export const readOverview = endpoint({
  method: 'GET',
  path: '/admin/overview/',
  access: 'admin',
  right: 'see_overview',
  summary: 'Pending work, figures of thirty days, and the system status',
  reply: { 200: Overview },
})

/** Contains neither recipient nor text. */
const FailedDelivery = Type.Object({
  id: Type.String(),
  via: Type.Enum(['email', 'mobile', 'unknown']),
  about: Type.String(),
  since: Type.String(),
  tries: Count,
  reason: Type.String(),
  /** An expired code is not sent again. */
  is_too_late: Type.Boolean(),
})

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/admin/deliveries/',
  access: 'admin',
  right: 'see_overview',
  summary: 'Undelivered mails and text messages, oldest first, at most a hundred',
  reply: { 200: Type.Array(FailedDelivery) },
})

export const retryDeliveries = endpoint({
  method: 'POST',
  path: '/admin/deliveries/retry/',
  access: 'admin',
  right: 'tend_deliveries',
  summary: 'Retry undelivered messages: the given ones, or all',
  body: Type.Object({
    ids: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 })),
  }),
  reply: { 200: Type.Object({ retried: Count }) },
  invalidates: [],
})
