// The face of reports to the administrators' desk, which decides about all that are held against one thing.
import type { Db, Tx } from '../../platform/db/db.ts'
import {
  changeDecided,
  decideWaiting,
  type OnTarget,
  type Outcome,
  reopenDecided,
  reportsOfTargetQuery,
  selectReporter,
  updateWaiting,
} from './handling.queries.ts'

export type { KeptReport, OnTarget, Outcome } from './handling.queries.ts'

export const reportsOf = (db: Db, on: OnTarget) => reportsOfTargetQuery(db, on).execute()

/** Whether somebody is looking at them. */
export const takeUpReports = async (tx: Tx, on: OnTarget, isTaken: boolean) => {
  await updateWaiting(tx, on, isTaken ? 'in_review' : 'open')
}

/** Answers whom to tell. */
export const closeReports = (tx: Tx, on: OnTarget, outcome: Outcome, now: Date) =>
  decideWaiting(tx, on, { outcome, now })

/** Those of one decision. Answers how many wait again, and since when. */
export const reopenReports = async (tx: Tx, on: OnTarget, decidedAt: Date) => {
  const times = (await reopenDecided(tx, on, decidedAt)).map(({ createdAt }) => createdAt.getTime())
  return { count: times.length, since: times.length > 0 ? new Date(Math.min(...times)) : decidedAt }
}

/** The decision did not stand. */
export const correctReports = async (tx: Tx, on: OnTarget, decidedAt: Date, outcome: Outcome) => {
  await changeDecided(tx, on, { decidedAt, outcome })
}

/** Undefined when there is no such report; without a name when its reporter has gone. */
export const reporterOf = async (db: Db, id: number) => {
  const row = await selectReporter(db, id)
  if (!row) return undefined
  const { reporterId, reporterName, reporterEmail, username, email } = row
  return { account: reporterId, name: reporterName ?? username, email: reporterEmail ?? email }
}
