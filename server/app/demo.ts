import type { Db } from '../platform/db/db.ts'
import type { Step } from './steps.ts'

declare module '../platform/db/db.ts' {
  interface Tables {
    installation: { demoSince: Date | null; secretCheck: string | null }
  }
}

type EmptyInstallation = { db: Db; mediaDir: string; now: Date; secretKey: string }

/** Passed by demo/start.ts: the server does not know the demo market. */
export type FillDemo = (empty: EmptyInstallation) => Promise<void>

export const fillWithDemo = async (installation: EmptyInstallation, fillDemo: FillDemo, step: Step) => {
  const isEmpty = !(await installation.db.selectFrom('accounts').select('id').limit(1).executeTakeFirst())
  if (isEmpty) await step('demo data filled in', () => fillDemo(installation))
}

/** The README has the password of the demo owner. The mark remains when the demo accounts are deleted. */
export const refuseDemoData = async (db: Db) => {
  const marked = await db.selectFrom('installation').select('demoSince').executeTakeFirst()
  if (marked?.demoSince)
    throw new Error(
      'this database was filled with demo data, whose passwords are public; HAAT_LIVE=1 needs a database that never was',
    )
}
