import type { Db } from '../platform/db/db.ts'
import type { AppContext } from './app-context.ts'
import type { Step } from './steps.ts'

/** Handed in by demo/start.ts: the server itself knows no demo market. */
export type FillDemo = (empty: { db: Db; mediaDir: string; now: Date }) => Promise<void>

/** An empty installation is filled with a market that people can look around in. */
export const fillWithDemo = async ({ db, mediaDir, clock }: AppContext, fillDemo: FillDemo, step: Step) => {
  const isEmpty = !(await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst())
  if (isEmpty) await step('demo data filled in', () => fillDemo({ db, mediaDir, now: clock() }))
}
