// How the market is doing, and the health of the house.
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { statesOf } from '../../../platform/http/health.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { deadMessages, retryDeadMessages } from '../../../platform/mail/dead-messages.ts'
import { DELIVERY } from '../../../platform/mail/message.ts'
import { countWaitingMessages } from '../../site/inbox.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import type { DeskTools } from '../tools.ts'
import {
  allowLongCount,
  countOpenDays,
  countWaitingAppeals,
  selectCaseAges,
  selectDays,
} from './overview.queries.ts'

/** A job does it every few minutes. Deleted rows stay counted in the days that are over. */
export const countDays = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    await allowLongCount(tx)
    await countOpenDays(tx, now)
  })

const givenUpIn = async ({ deadLetters }: DeskTools) => {
  const counts = await deadLetters.counts()
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const deliveries = counts.get(DELIVERY) ?? 0
  return { deliveries, jobs: all - deliveries }
}

export const overview = async (db: Db, tools: DeskTools) => {
  const now = tools.clock()
  const [ages, appeals, messages, days, givenUp, parts] = await Promise.all([
    selectCaseAges(db, now),
    countWaitingAppeals(db),
    countWaitingMessages(db),
    selectDays(db, now),
    givenUpIn(tools),
    statesOf(tools.checks),
  ])
  return {
    cases: { today: ages.today, days_1_3: ages.days13, days_3_7: ages.days37, older: ages.older },
    appeals,
    contact_messages: messages,
    days: days.map(({ countedAt: _when, ...counts }) => counts),
    counted_at: days.at(-1)?.countedAt?.toISOString() ?? null,
    given_up: givenUp,
    parts: Object.entries(parts).map(([name, state]) => ({ name, state })),
  }
}

const MOST_SHOWN = 100

const lettersIn = ({ deadLetters, secretKey, clock }: DeskTools) => ({ dead: deadLetters, secretKey, clock })

export const givenUpDeliveries = async (tools: DeskTools) =>
  (await deadMessages(lettersIn(tools))).slice(0, MOST_SHOWN).map((message) => ({
    id: message.id,
    via: message.via,
    about: message.about,
    since: message.since.toISOString(),
    tries: message.tries,
    reason: message.reason,
    is_too_late: message.isTooLate,
  }))

export const sendAgain = (db: Db, staff: Staff, ids: readonly string[] | undefined, tools: DeskTools) =>
  inTransaction(db, async (tx) => {
    const retried = await retryDeadMessages({ ...lettersIn(tools), db: tx }, ids)
    const subject = { kind: 'staff', id: staff.id } as const
    const details = { count: retried }
    await writeAudit(tx, {
      staffId: staff.id,
      action: 'deliveries_retried',
      subject,
      details,
      now: tools.clock(),
    })
    return { retried }
  })
