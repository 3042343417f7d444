import type { Pool } from 'pg'
import type { AccountDeps } from '../features/accounts/account-deps.ts'
import type { Counter } from '../features/analytics/events.service.ts'
import type { MediaSigner } from '../features/media/signed-media.service.ts'
import type { MediaDeps } from '../features/media/media.service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { LivenessLock } from '../platform/db/liveness-lock.ts'
import type { Replicas } from '../platform/db/replicas.ts'
import type { Check } from '../platform/http/health.ts'
import type { Metric } from '../platform/http/metrics.ts'
import type { Limits } from '../platform/http/rate-limit.ts'
import type { ReplyCache } from '../platform/http/reply-cache/reply-cache.ts'
import type { SecurityEventStore } from '../platform/http/security-event-store.ts'
import type { AuthenticateStaff, StaffAccess } from '../platform/http/staff.ts'
import type { Authenticate } from '../platform/http/viewer.ts'
import type { DeadLetters } from '../platform/jobs/dead-letters.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Hub } from '../platform/live/hub.ts'
import type { Messenger } from '../platform/mail/message.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { PushSender } from '../platform/push/push-sender.ts'

export type AppContext = Readonly<{
  config: Config
  clock: Clock
  pool: Pool
  db: Db
  replicas: Replicas | null
  replyCache: ReplyCache
  livenessLock: LivenessLock
  authenticate: Authenticate
  authenticateStaff: AuthenticateStaff
  onStaffRefused: StaffAccess['onStaffRefused']
  send: Messenger
  deadLetters: DeadLetters
  pushSender: PushSender
  enqueue: Jobs['enqueue']
  wakeCommentIndexer: () => void
  wakeNeedAsker: () => void
  counter: Counter
  securityEvents: SecurityEventStore
  live: Hub
  limits: Limits
  accountDeps: AccountDeps
  outbox: Outbox | null
  mediaDir: string
  mediaDeps: MediaDeps
  mediaSigner: MediaSigner
  incomingDir: string
  checks: readonly Check[]
  metrics: readonly Metric[]
  isDev: boolean
}>
