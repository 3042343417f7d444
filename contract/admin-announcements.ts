import { type Static, Type } from 'typebox'
import { adminLimits, audiences, breachChannels, breachProblems, breachStatuses } from './admin-limits.ts'
import { endpoint } from './endpoint.ts'
import { FormText, Id, page, orNull } from './schemas.ts'

const AudienceName = Type.Enum([...audiences])

/** Exactly one of the fields. */
const BreachAudience = Type.Object({
  all: Type.Optional(Type.Literal(true)),
  account_ids: Type.Optional(
    Type.Array(Id, { minItems: 1, maxItems: adminLimits.breachAccounts, uniqueItems: true }),
  ),
  /** A time in the past: accounts that were created or active since then. */
  since: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
})
export type BreachAudience = Static<typeof BreachAudience>

const Announcement = Type.Object({
  id: Id,
  kind: Type.Enum(['announcement', 'breach']),
  audience: Type.Union([AudienceName, BreachAudience]),
  text_en: Type.String(),
  text_hi: Type.String(),
  path: Type.String(),
  announced_by: Type.String(),
  announced_at: Type.String(),
  withdrawn_at: orNull(Type.String()),
  /** False when it was withdrawn or is older than three months. */
  is_shown: Type.Boolean(),
})

export type Announcement = Static<typeof Announcement>

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/announcements/',
  access: 'admin',
  right: 'announce',
  summary: 'All announcements, newest first',
  query: Type.Object(page),
  reply: { 200: Type.Array(Announcement) },
})

export const announce = endpoint({
  method: 'POST',
  path: '/admin/announcements/',
  access: 'admin',
  right: 'announce',
  summary:
    'Publish an announcement to all accounts, customers or providers, or send a breach notice to chosen accounts',
  body: Type.Object({
    /** A breach notice is sent by bell, email and text message, and each delivery is logged. */
    kind: Type.Optional(Type.Enum(['announcement', 'breach'])),
    audience: Type.Union([AudienceName, BreachAudience]),
    /** At most 300 characters, of a breach notice 1,500. */
    text_en: FormText(adminLimits.breachNotice),
    text_hi: FormText(adminLimits.breachNotice),
    /** A path of the site; the home page when it is missing. */
    path: FormText(adminLimits.announcementPath),
  }),
  reply: { 201: Announcement },
  refusals: ['hindi_wanted', 'path_unfit', 'text_unfilled', 'since_unfit', 'accounts_unknown'],
  invalidates: [],
})

export const withdrawAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements/:id/withdraw/',
  access: 'admin',
  right: 'announce',
  summary: 'Withdraw an announcement',
  params: Type.Object({ id: Id }),
  reply: { 200: Announcement },
  refusals: ['not_found', 'breach_sent'],
  invalidates: [],
})

const Count = Type.Integer({ minimum: 0 })

export const countBreachRecipients = endpoint({
  method: 'POST',
  path: '/admin/announcements/recipients/',
  access: 'admin',
  right: 'announce',
  summary: 'How many accounts a breach notice would be sent to, and how many of them have a verified contact',
  body: Type.Object({ audience: BreachAudience }),
  reply: { 200: Type.Object({ accounts: Count, email: Count, sms: Count }) },
  refusals: ['since_unfit', 'accounts_unknown'],
  invalidates: [],
})

export const readAnnouncement = endpoint({
  method: 'GET',
  path: '/admin/announcements/:id/',
  access: 'admin',
  right: 'announce',
  summary: 'An announcement, and how many deliveries of a breach notice are waiting, delivered and failed',
  params: Type.Object({ id: Id }),
  reply: {
    200: Type.Object({
      ...Announcement.properties,
      /** False while recipients of a breach notice are still being added. */
      is_resolved: Type.Boolean(),
      deliveries: Type.Array(
        Type.Object({
          channel: Type.Enum([...breachChannels]),
          waiting: Count,
          delivered: Count,
          failed: Count,
        }),
      ),
    }),
  },
  refusals: ['not_found'],
})

const BreachDelivery = Type.Object({
  id: Id,
  account_id: Id,
  /** Null when the account is deleted. */
  username: orNull(Type.String()),
  channel: Type.Enum([...breachChannels]),
  status: Type.Enum([...breachStatuses]),
  /** Why it failed: no verified contact any more, refused by the service, or no success within about two days. */
  problem: orNull(Type.Enum([...breachProblems])),
  tries: Count,
  /** When it was delivered or failed. */
  settled_at: orNull(Type.String()),
})

export const listBreachDeliveries = endpoint({
  method: 'GET',
  path: '/admin/announcements/:id/deliveries/',
  access: 'admin',
  right: 'announce',
  summary: 'Deliveries of a breach notice, newest first',
  params: Type.Object({ id: Id }),
  query: Type.Object({ status: Type.Optional(Type.Enum([...breachStatuses])), ...page }),
  reply: { 200: Type.Array(BreachDelivery) },
  refusals: ['not_found'],
})
