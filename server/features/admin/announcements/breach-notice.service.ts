// A breach notice: stored with its announcement in one transaction, delivered by a job to each account with a logged row per channel.
import type { BreachAudience } from '../../../../contract/admin-announcements.ts'
import {
  breachChannels,
  type BreachChannel,
  type BreachStatus,
  hasPlaceholder,
} from '../../../../contract/admin-limits.ts'
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { paginateById, type PageQuery, parseIdPage } from '../../../platform/db/keyset.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import {
  countRecipients,
  lastAccountId,
  type RecipientFilter,
  selectKnownRecipients,
} from '../../accounts/recipients.service.ts'
import { findAnnouncement, insertBreachAnnouncement } from '../../notifications/announcements.service.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { writeAudit } from '../audit/audit.service.ts'
import {
  type BreachNoticeRow,
  countDeliveries,
  deliveriesQuery,
  type DeliveryRow,
  insertBreachNotice,
  selectBreachNotices,
} from './breach-notice.queries.ts'
import { DELIVER_BREACH_NOTICES } from './deliver-breach.service.ts'

const audienceName = ({ accountIds, since }: RecipientFilter) => {
  if (accountIds) return 'chosen'
  return since ? 'since' : 'all'
}

export const breachAudienceView = ({ accountIds, since }: BreachNoticeRow): BreachAudience => {
  if (accountIds) return { account_ids: accountIds }
  return since ? { since: since.toISOString() } : { all: true }
}

const UNKNOWN_NAMED = 20

const requireKnown = async (db: Db, ids: readonly number[]) => {
  const known = await selectKnownRecipients(db, ids)
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length === 0) return
  const named = unknown.slice(0, UNKNOWN_NAMED).join(', ')
  const more = unknown.length > UNKNOWN_NAMED ? ` and ${unknown.length - UNKNOWN_NAMED} more` : ''
  throw new Refusal('accounts_unknown', { text: `These accounts do not exist: ${named}${more}.` })
}

const pastTime = (text: string, now: Date) => {
  const since = new Date(text)
  if (Number.isNaN(since.getTime()) || since > now) throw new Refusal('since_unfit')
  return since
}

const validateAudience = async (
  db: Db,
  { all, account_ids: accountIds, since }: BreachAudience,
  now: Date,
): Promise<RecipientFilter> => {
  if ([all, accountIds, since].filter((given) => given !== undefined).length !== 1)
    throw new Refusal('bad_input', { text: 'audience must have exactly one of all, account_ids and since' })
  if (accountIds) await requireKnown(db, accountIds)
  return { accountIds: accountIds ?? null, since: since === undefined ? null : pastTime(since, now) }
}

export const countBreachRecipients = async (
  db: Db,
  audience: BreachAudience,
  { clock }: Pick<AdminDeps, 'clock'>,
) => countRecipients(db, await validateAudience(db, audience, clock()))

type BreachForm = { audience: BreachAudience; textEn: string; textHi: string; path: string }

export const createBreachNotice = async (
  db: Db,
  staff: Staff,
  { audience, ...what }: BreachForm,
  { clock, enqueue }: AdminDeps,
) => {
  if (hasPlaceholder(what.textEn) || hasPlaceholder(what.textHi)) throw new Refusal('text_unfilled')
  const now = clock()
  return inTransaction(db, async (tx) => {
    const filter = await validateAudience(tx, audience, now)
    const id = await insertBreachAnnouncement(tx, { ...what, by: staff.id }, now)
    await insertBreachNotice(tx, { announcementId: id, lastAccountId: await lastAccountId(tx), ...filter })
    await enqueue(tx, { name: DELIVER_BREACH_NOTICES }, {})
    const { accounts } = await countRecipients(tx, filter)
    const details = { audience: audienceName(filter), accounts }
    await writeAudit(
      tx,
      { staffId: staff.id, now },
      { action: 'breach_announced', kind: 'announcement', id, details },
    )
    return id
  })
}

type Counts = { channel: BreachChannel } & Record<BreachStatus, number>

export const breachProgress = async (db: Db, announcementId: number) => {
  const [notice] = await selectBreachNotices(db, [announcementId])
  if (!notice) return { is_resolved: true, deliveries: [] }
  const counts = await countDeliveries(db, announcementId)
  const countOf = (channel: BreachChannel, status: BreachStatus) =>
    counts.find((each) => each.channel === channel && each.status === status)?.count ?? 0
  const deliveries = breachChannels.map((channel): Counts => ({
    channel,
    waiting: countOf(channel, 'waiting'),
    delivered: countOf(channel, 'delivered'),
    failed: countOf(channel, 'failed'),
  }))
  return { is_resolved: notice.recipientCursor === null, deliveries }
}

const deliveryView = (row: DeliveryRow) => ({
  id: row.id,
  account_id: row.accountId,
  username: row.username,
  channel: row.channel,
  status: row.status,
  problem: row.problem,
  tries: row.tries,
  settled_at: row.settledAt?.toISOString() ?? null,
})

export const listBreachDeliveries = async (
  db: Db,
  announcementId: number,
  { status, ...pageQuery }: PageQuery & { status?: BreachStatus },
) => {
  if ((await findAnnouncement(db, announcementId))?.kind !== 'breach') throw new Refusal('not_found')
  const idPage = parseIdPage(pageQuery)
  const rows = await deliveriesQuery(db, { announcementId, status, ...idPage }).execute()
  const { pageRows, next } = paginateById(rows, idPage)
  return { deliveries: pageRows.map(deliveryView), next }
}
