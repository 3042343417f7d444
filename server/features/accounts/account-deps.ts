// What the account services work with, made once in app/.
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Publish } from '../../platform/live/hub.ts'
import type { Messenger } from '../../platform/mail/message.ts'
import type { TokenKeys } from './access-token.ts'
import type { Device } from './device-name.ts'
import type { EraseStep } from './delete-account.service.ts'
import type { SecurityEventName } from './security-message.ts'

type SecurityBell = Readonly<{ accountId: number; event: SecurityEventName; device: Device; now: Date }>
type LostContact = Readonly<{ accountId: number; via: 'email' | 'mobile'; now: Date }>

export type AccountDeps = Readonly<{
  keys: TokenKeys
  send: Messenger
  /** CAPTCHA_ANSWER, for tests that can't see. */
  captchaAnswer: string | undefined
  /** RATE_LIMITS: growing delays, the wait between codes and the daily cap. */
  isLimited: boolean
  isHttps: boolean
  /** Tells connected people that a session is over. */
  publish: Publish
  /** By which a suspended account can object: decisions are a later feature. */
  appealCodeOf: (db: Db, accountId: number) => Promise<string | null>
  /** Tells an account that somebody else has proved a contact that it held: notifications are a later feature. */
  tellContactTaken: (tx: Tx, lost: LostContact) => Promise<void>
  /** The bell of the owner, for what concerns the security of the account: notifications are a later feature. */
  notifySecurity: (tx: Tx, bell: SecurityBell) => Promise<void>
  publicUrl: string
  /** What the other features clear away when an account is deleted. */
  eraseSteps: readonly EraseStep[]
  /** Makes a customer's names to be found in the admin panel: the search is a later feature. */
  indexCustomer: (tx: Tx, accountId: number) => Promise<void>
}>
