import type { AdminDeps } from '../features/admin/admin-deps.ts'
import type { AppContext } from './app-context.ts'

type AdminContext = Pick<
  AppContext,
  'clock' | 'mediaSigner' | 'send' | 'live' | 'accountDeps' | 'config' | 'deadLetters' | 'enqueue' | 'checks'
>

export const adminDeps = (ctx: AdminContext): AdminDeps => ({
  ...ctx,
  publish: ctx.live.publish,
  isSecondFactorDemanded: ctx.config.live,
  secretKey: ctx.config.secretKey,
  signMedia: ctx.mediaSigner.sign,
  publicUrl: ctx.config.publicUrl,
})
