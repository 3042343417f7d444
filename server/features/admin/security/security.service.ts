// Security events contain no names, but those of one account are about a person: they are opened for a reason that the person can read.
import { adminLimits } from '../../../../contract/admin-limits.ts'
import { MINUTE } from '../../../../contract/limits.ts'
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { paginateById, type PageQuery, parseIdPage } from '../../../platform/db/keyset.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { type SecurityEventFilter, securityEventsQuery } from '../../../platform/http/security-event-store.ts'
import { accountHashOf } from '../../../platform/http/security-events.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { hasOpenedSince } from '../audit/audit.queries.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { selectAccount } from '../cases/cases.queries.ts'
import { validateReason } from '../form.ts'

const ACTION = 'security_events_opened'
const OPEN_MS = adminLimits.openEventsMinutes * MINUTE
const SHORT_HASH = 8

type Deps = Pick<AdminDeps, 'clock' | 'secretKey'>
type EventsQuery = PageQuery & { kind?: NonNullable<SecurityEventFilter['kind']>; account?: number }

export const listSecurityEvents = async (
  db: Db,
  staff: Staff,
  { kind, account, ...pageQuery }: EventsQuery,
  { clock, secretKey }: Deps,
) => {
  if (account !== undefined) {
    const since = new Date(clock().getTime() - OPEN_MS)
    const opening = { staffId: staff.id, action: ACTION, accountId: account, since }
    if (!(await hasOpenedSince(db, opening))) throw new Refusal('reason_needed')
  }
  const idPage = parseIdPage(pageQuery)
  const filter = {
    ...(kind && { kind }),
    ...(account !== undefined && { accountHash: accountHashOf(secretKey, account) }),
  }
  const rows = await securityEventsQuery(db, { ...idPage, ...filter }).execute()
  const { pageRows, next } = paginateById(rows, idPage)
  const events = pageRows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    account: row.accountHash,
    ip: row.ipHash.slice(0, SHORT_HASH),
  }))
  return { events, next }
}

type Opening = { id: number; reason?: string }

export const openSecurityEvents = (
  db: Db,
  staff: Staff,
  { id, reason: given = '' }: Opening,
  { clock }: Deps,
) => {
  const reason = validateReason(given)
  const now = clock()
  return inTransaction(db, async (tx) => {
    if (!(await selectAccount(tx, id))) throw new Refusal('not_found')
    await writeAudit(
      tx,
      { staffId: staff.id, now },
      { action: ACTION, kind: 'account', id, details: { reason } },
    )
    return { until: new Date(now.getTime() + OPEN_MS).toISOString() }
  })
}
