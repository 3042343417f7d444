// What the services of the desk work with, made once in app/.
import type { Clock } from '../../platform/clock.ts'
import type { Check } from '../../platform/http/health.ts'
import type { DeadLetters } from '../../platform/jobs/dead-letters.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Publish } from '../../platform/live/hub.ts'
import type { Messenger } from '../../platform/mail/message.ts'
import type { AccountTools } from '../accounts/open-account.service.ts'

export type DeskTools = Readonly<{
  clock: Clock
  send: Messenger
  publish: Publish
  accountTools: AccountTools
  /** HAAT_LIVE: nobody works here without one. */
  isSecondFactorDemanded: boolean
  secretKey: string
  deadLetters: DeadLetters
  later: Jobs['later']
  checks: readonly Check[]
  publicUrl: string
}>
