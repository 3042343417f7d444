import type { Db, Tx } from '../../platform/db/db.ts'
import type { Publish } from '../../platform/live/hub.ts'
import type { Messenger } from '../../platform/mail/message.ts'
import type { TokenKeys } from './access-token.ts'
import type { Device } from './device-name.ts'
import type { EraseStep } from './delete-account.service.ts'
import type { SecurityEventName } from './security-message.ts'

type SecurityNotification = Readonly<{
  accountId: number
  event: SecurityEventName
  device: Device
  now: Date
}>
type LostContact = Readonly<{ accountId: number; via: 'email' | 'mobile'; now: Date }>

export type AccountDeps = Readonly<{
  keys: TokenKeys
  send: Messenger
  captchaAnswer: string | undefined
  /** RATE_LIMITS: delays after failures, the wait between codes and the daily cap. */
  isLimited: boolean
  isHttps: boolean
  publish: Publish
  appealCodeOf: (db: Db, accountId: number) => Promise<string | null>
  // Implemented by later features and injected by app/.
  notifyContactTaken: (tx: Tx, lost: LostContact) => Promise<void>
  notifySecurity: (tx: Tx, notification: SecurityNotification) => Promise<void>
  publicUrl: string
  eraseSteps: readonly EraseStep[]
  indexCustomer: (tx: Tx, accountId: number) => Promise<void>
}>
