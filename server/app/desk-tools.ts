import type { DeskTools } from '../features/admin/tools.ts'
import type { House } from './house.ts'

type Rooms = Pick<
  House,
  'clock' | 'send' | 'live' | 'accountTools' | 'config' | 'deadLetters' | 'later' | 'checks'
>

/** What the administrators' desk works with. */
export const deskTools = ({
  clock,
  send,
  live,
  accountTools,
  config,
  deadLetters,
  later,
  checks,
}: Rooms): DeskTools => ({
  deadLetters,
  later,
  checks,
  clock,
  send,
  publish: live.publish,
  accountTools,
  isSecondFactorDemanded: config.live,
  secretKey: config.secretKey,
  publicUrl: config.publicUrl,
})
