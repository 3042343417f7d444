import type { Eraser } from '../accounts/delete-account.service.ts'
import { anonymizeReports } from './reports.queries.ts'

/** Reports stay as evidence, those on the person and those by them; whoever sent them is not named any more. */
export const eraseReporter: Eraser = async (tx, person) => {
  await anonymizeReports(tx, person)
}
