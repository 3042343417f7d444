import type { AdminDeps } from '../features/admin/admin-deps.ts'
import type { AppContext } from './app-context.ts'

type AdminContext = Pick<
  AppContext,
  'clock' | 'send' | 'live' | 'accountDeps' | 'config' | 'deadLetters' | 'enqueue' | 'checks'
>

/** What the admin panel works with. */
export const adminDeps = ({
  clock,
  send,
  live,
  accountDeps,
  config,
  deadLetters,
  enqueue,
  checks,
}: AdminContext): AdminDeps => ({
  deadLetters,
  enqueue,
  checks,
  clock,
  send,
  publish: live.publish,
  accountDeps,
  isSecondFactorDemanded: config.live,
  secretKey: config.secretKey,
  publicUrl: config.publicUrl,
})
