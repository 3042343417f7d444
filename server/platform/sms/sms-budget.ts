// The daily cap on text messages of the installation: each costs money, and the limits by account, contact and IP together would allow
// more than anyone wants to pay.
import { sql } from 'kysely'
import { endOfDay, indiaDate } from '../../../contract/open-state.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Metric } from '../http/metrics.ts'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log.ts'

declare module '../db/db.ts' {
  interface Tables {
    smsDays: { day: string; sent: number }
  }
}

const WARNING_SHARE = 0.8

/** Undefined when the cap is reached. One statement, so that processes together do not exceed it. */
const countSms = async (db: Db, day: string, perDay: number) => {
  const counted = await db
    .insertInto('smsDays')
    .values({ day, sent: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ sent: sql<number>`sms_days.sent + 1` })
        .where('smsDays.sent', '<', perDay),
    )
    .returning('sent')
    .executeTakeFirst()
  return counted?.sent
}

const readSms = async (db: Db, day: string) => {
  const row = await db.selectFrom('smsDays').select('sent').where('day', '=', day).executeTakeFirst()
  return row?.sent ?? 0
}

type BudgetDeps = { db: Db; clock: Clock; log: Log; perDay: number }

export const openSmsBudget = ({ db, clock, log, perDay }: BudgetDeps) => {
  let refused = 0
  const refuse = (now: Date): never => {
    refused += 1
    const retryAfter = Math.ceil((endOfDay(now).getTime() - now.getTime()) / 1_000)
    throw new Refusal('sms_used_up', { retryAfter, event: { kind: 'sms_used_up' } })
  }
  const warnAt = Math.ceil(perDay * WARNING_SHARE)
  const metrics: Metric[] = [
    {
      name: 'haat_sms_today',
      help: 'Text messages of this day',
      read: () => readSms(db, indiaDate(clock())),
    },
    { name: 'haat_sms_per_day', help: 'Text messages that a day may have', read: () => perDay },
    {
      name: 'haat_sms_refused_total',
      help: 'Text messages that were not sent because the day had no more',
      read: () => refused,
      isTotal: true,
    },
  ]
  return {
    /** In the transaction of the message: one that is rolled back is not counted. */
    spend: async (tx: Db) => {
      const now = clock()
      const sent = (await countSms(tx, indiaDate(now), perDay)) ?? refuse(now)
      if (sent === perDay) log.warn({ sent, perDay }, 'no more text messages are sent today: SMS_PER_DAY')
      else if (sent === warnAt)
        log.warn({ sent, perDay }, 'most text messages of the day are used: SMS_PER_DAY')
    },
    /** False above this share of the day. For many messages at once, so that codes are left for logins. */
    trySpend: async (tx: Db, share: number) =>
      (await countSms(tx, indiaDate(clock()), Math.floor(perDay * share))) !== undefined,
    metrics,
  }
}

export type SmsBudget = ReturnType<typeof openSmsBudget>
