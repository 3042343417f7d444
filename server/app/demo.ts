import type { House } from './house.ts'
import type { Step } from './steps.ts'

/** An empty installation is filled with a market that people can walk through. */
export const fillWithDemo = async ({ db, mediaDir, clock }: House, step: Step) => {
  const isEmpty = !(await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst())
  if (!isEmpty) return
  // Loaded only here: a real installation never needs the generator.
  const { fillDemo } = await import('../../tools/demo/fill.ts')
  await step('demo data filled in', () => fillDemo(db, { mediaDir, now: clock() }))
}
