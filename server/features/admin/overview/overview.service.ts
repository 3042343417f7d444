import { type Db, inTransaction, raiseStatementTimeout } from '../../../platform/db/db.ts'
import { runChecks } from '../../../platform/http/health.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { deadMessages, retryDeadMessages } from '../../../platform/mail/dead-messages.ts'
import { DELIVERY_JOB } from '../../../platform/mail/message.ts'
import { countWaitingMessages, overdueMessagesQuery } from '../../site/inbox.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { overdueCasesQuery } from '../cases/cases.queries.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { upsertDailyCounts, countWaitingAppeals, selectCaseAges, selectDays } from './overview.queries.ts'

/** Rows deleted later stay counted in past days. */
export const refreshDailyCounts = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    await raiseStatementTimeout(tx)
    await upsertDailyCounts(tx, now)
  })

const countDeadLetters = async ({ deadLetters }: AdminDeps) => {
  const counts = await deadLetters.counts()
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const deliveries = counts.get(DELIVERY_JOB) ?? 0
  return { deliveries, jobs: all - deliveries }
}

export const overview = async (db: Db, deps: AdminDeps) => {
  const now = deps.clock()
  const [ages, appeals, messages, overdueCases, overdueMessages, days, givenUp, parts] = await Promise.all([
    selectCaseAges(db, now),
    countWaitingAppeals(db),
    countWaitingMessages(db),
    overdueCasesQuery(db, now).executeTakeFirstOrThrow(),
    overdueMessagesQuery(db, now).executeTakeFirstOrThrow(),
    selectDays(db, now),
    countDeadLetters(deps),
    runChecks(deps.checks),
  ])
  return {
    cases: { today: ages.today, days_1_3: ages.days13, days_3_7: ages.days37, older: ages.older },
    appeals,
    contact_messages: messages,
    overdue: { cases: overdueCases.count, contact_messages: overdueMessages.count },
    days: days.map(({ countedAt: _when, ...counts }) => counts),
    counted_at: days.at(-1)?.countedAt?.toISOString() ?? null,
    given_up: givenUp,
    parts: Object.entries(parts).map(([name, state]) => ({ name, state })),
  }
}

const MAX_ROWS = 100

const deadLetterDeps = ({ deadLetters, secretKey, clock }: AdminDeps) => ({
  dead: deadLetters,
  secretKey,
  clock,
})

export const listDeadDeliveries = async (deps: AdminDeps) =>
  (await deadMessages(deadLetterDeps(deps))).slice(0, MAX_ROWS).map((message) => ({
    id: message.id,
    via: message.via,
    about: message.about,
    since: message.since.toISOString(),
    tries: message.tries,
    reason: message.reason,
    is_too_late: message.isTooLate,
  }))

export const retryDeadDeliveries = (
  db: Db,
  staff: Staff,
  ids: readonly string[] | undefined,
  deps: AdminDeps,
) =>
  inTransaction(db, async (tx) => {
    const retried = await retryDeadMessages({ ...deadLetterDeps(deps), db: tx }, ids)
    const entry = { action: 'deliveries_retried', kind: 'staff', id: staff.id } as const
    const author = { staffId: staff.id, now: deps.clock() }
    await writeAudit(tx, author, { ...entry, details: { count: retried } })
    return { retried }
  })
