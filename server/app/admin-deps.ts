import type { AdminDeps } from '../features/admin/admin-deps.ts'
import type { AppContext } from './app-context.ts'

type AdminContext = Pick<
  AppContext,
  'clock' | 'mediaSigner' | 'send' | 'live' | 'accountDeps' | 'config' | 'deadLetters' | 'enqueue' | 'checks'
>

export const adminDeps = ({
  clock,
  mediaSigner,
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
  signMedia: mediaSigner.sign,
  publicUrl: config.publicUrl,
})
