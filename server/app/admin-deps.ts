import type { AdminDeps } from '../features/admin/admin-deps.ts'
import type { AppContext } from './app-context.ts'

type AdminContext = Pick<
  AppContext,
  'clock' | 'mediaPasses' | 'send' | 'live' | 'accountDeps' | 'config' | 'deadLetters' | 'enqueue' | 'checks'
>

export const adminDeps = ({
  clock,
  mediaPasses,
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
  signMedia: mediaPasses.sign,
  publicUrl: config.publicUrl,
})
