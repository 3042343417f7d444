import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Check } from '../../platform/http/health.ts'
import type { DeadLetters } from '../../platform/jobs/dead-letters.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Publish } from '../../platform/live/hub.ts'
import type { Messenger } from '../../platform/mail/message.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import type { AccountDeps } from '../accounts/create-account.service.ts'

type SetVisibility = (tx: Tx, id: number, visibility: 'shown' | 'hidden' | 'removed') => Promise<unknown>

export type AdminDeps = Readonly<{
  clock: Clock
  send: Messenger
  publish: Publish
  accountDeps: AccountDeps
  /** HAAT_LIVE: staff must use a second factor. */
  isSecondFactorDemanded: boolean
  secretKey: string
  /** Signs the URLs of hidden media, which only staff may see. */
  signMedia: MediaSigner['sign']
  mediaSigner: MediaSigner
  deadLetters: DeadLetters
  enqueue: Jobs['enqueue']
  checks: readonly Check[]
  publicUrl: string
  setVisibility: Readonly<Record<'post' | 'comment' | 'review' | 'need' | 'message', SetVisibility>>
}>
