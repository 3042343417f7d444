import { join } from 'node:path'
import { mkdir } from 'node:fs/promises'
import { authenticator, createTokenReader } from '../features/accounts/accounts.service.ts'
import { isNewestCode } from '../features/accounts/one-time-code.service.ts'
import type { AccountDeps } from '../features/accounts/account-deps.ts'
import { appealCodeOf } from '../features/admin/decisions/decisions.service.ts'
import { refusedRightAuditor, staffAuthenticator } from '../features/admin/sessions/staff-session.service.ts'
import { createCounter } from '../features/analytics/events.service.ts'
import { notify } from '../features/notifications/notifications.service.ts'
import { createNeedAsker } from '../features/needs/need-asker.service.ts'
import { createPushWorker } from '../features/push/push-worker.service.ts'
import { loadPushKeys } from '../features/push/push-keys.service.ts'
import { mediaSigner } from '../features/media/signed-media.service.ts'
import { createCommentIndexer } from '../features/search/comment-index.service.ts'
import { indexers } from '../features/search/index.service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Db, makeDb, makePool } from '../platform/db/db.ts'
import { openLivenessLock } from '../platform/db/liveness-lock.ts'
import { MAX_LAG_MS, openReplicas } from '../platform/db/replicas.ts'
import { shareConnections } from '../platform/db/shared-connections.ts'
import { type JobsRole, startJobs } from '../platform/jobs/jobs.ts'
import { cacheBudgetOf } from '../platform/cache-budget.ts'
import { openReplyCache, withoutReplyCache } from '../platform/http/reply-cache/reply-cache.ts'
import { openSecurityEventStore } from '../platform/http/security-event-store.ts'
import { sweepIncoming } from '../platform/http/upload/incoming.ts'
import { type Hub, makeHub, type Publish } from '../platform/live/hub.ts'
import type { Log } from '../platform/log.ts'
import { routeDelivery, deliveryJob, type Messenger, createMessenger } from '../platform/mail/message.ts'
import { fileOutbox, type Outbox } from '../platform/mail/outbox.ts'
import { smtpDelivery } from '../platform/mail/smtp.ts'
import { openPushSender } from '../platform/push/push-sender.ts'
import { smsDelivery } from '../platform/sms/gateway.ts'
import { openSmsBudget, type SmsBudget } from '../platform/sms/sms-budget.ts'
import { diskStorage } from '../platform/storage/disk.ts'
import { s3Storage } from '../platform/storage/s3.ts'
import { eraseStepsWith } from './account-erasure.ts'
import { createJobs } from './housekeeping.ts'
import type { AppContext } from './app-context.ts'
import { mediaDirOf } from './prepare.ts'
import { openRedisServices } from './redis-services.ts'
import { createChecks, createMetrics } from './health-and-metrics.ts'

type MessageChannels = { send: Messenger; publish: Publish }

/** Also for the API document, which sends nothing. */
export const accountDeps = (
  config: Config,
  { send, publish }: MessageChannels,
  clock: Clock,
): AccountDeps => ({
  keys: { secret: config.secretKey, clock },
  send,
  publish,
  captchaAnswer: config.captchaAnswer,
  isLimited: config.rateLimits,
  isHttps: config.publicUrl.startsWith('https:'),
  eraseSteps: eraseStepsWith({ secret: config.secretKey, days: config.retainDeletedDays, clock }),
  indexCustomer: indexers.customer,
  notifyContactTaken: (tx, { accountId: to, via, now }) =>
    notify(tx, { to, kind: 'contact_taken', parameters: { via }, now, publish }),
  notifySecurity: (tx, { accountId: to, event, device, now }) =>
    notify(tx, { to, kind: 'security', parameters: { event, device }, now, publish }),
  publicUrl: config.publicUrl,
  appealCodeOf,
})

const deliveryFor = ({ smtpUrl, mailFrom, sms }: Config, outbox: Outbox) =>
  routeDelivery({
    email: smtpUrl ? smtpDelivery(smtpUrl, mailFrom) : outbox.deliver,
    mobile: sms ? smsDelivery(sms.url, sms.file) : outbox.deliver,
  })

type ServiceOptions = {
  config: Config
  url: string
  clock: Clock
  log: Log
  isDev: boolean
  jobsRole?: JobsRole
  /** False in tests, which write into the database directly. */
  isCached?: boolean
}

/** `tended` is for jobs, which may take longer than a request. */
const connectDatabase = ({ config, url, log }: ServiceOptions) => {
  const pool = makePool(url)
  const jobsPool = makePool(url, 2, { isPatient: true })
  for (const each of [pool, jobsPool])
    each.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  const shared = shareConnections(url)
  const livenessLock = openLivenessLock(url)
  const urls = config.databaseReadUrls
  const replicas = urls.length > 0 ? openReplicas(urls, { pool, shared }) : null
  const { pool: reads, shared: quickReads } = replicas?.connections ?? { pool, shared }
  const close = async () => {
    await replicas?.close()
    await livenessLock.close()
    await shared.close()
    await jobsPool.end()
    await pool.end()
  }
  return { pool, db: makeDb(reads, quickReads), jobsDb: makeDb(jobsPool), livenessLock, replicas, close }
}

type PushDeps = { db: Db; clock: Clock; log: Log; hub: Hub }

const openPush = async ({ push, secretKey }: Config, { log, ...deps }: PushDeps) => {
  const onUnreadable = () =>
    log.warn('the key pair of pushes was encrypted with another SECRET_KEY: a new one takes its place')
  const keys = push.keys ?? (await loadPushKeys(deps.db, { secretKey, onUnreadable }))
  const sender = openPushSender({ ...push, keys })
  const onFailed = (reason: string) => log.warn({ reason }, 'a push was given up')
  const onError = (error: unknown) => log.error({ err: error }, 'pushes were not sent')
  return { sender, pushWorker: createPushWorker({ ...deps, sender, onFailed, onError }) }
}

const openMedia = async (config: Config, clock: Clock) => {
  const mediaDir = mediaDirOf(config)
  await mkdir(mediaDir, { recursive: true })
  const storage = config.bucket ? s3Storage(config.bucket) : diskStorage(mediaDir)
  const incomingDir = join(config.dataDir, 'incoming')
  await sweepIncoming(incomingDir, clock())
  return { mediaDir, mediaDeps: { storage, clock }, incomingDir }
}

type WorkDeps = Awaited<ReturnType<typeof openMedia>> & {
  db: Db
  live: Hub
  outbox: Outbox
  smsBudget: SmsBudget
}

const startWork = async (options: ServiceOptions, { db, live, outbox, smsBudget, ...media }: WorkDeps) => {
  const { config, url, clock, log, jobsRole = 'work' } = options
  const { secretKey } = config
  const deliver = deliveryFor(config, outbox)
  const jobs = await startJobs({ url, log, role: jobsRole }, [
    deliveryJob({
      deliver,
      isWanted: (message) => isNewestCode(db, message, { secret: secretKey, clock }),
      secretKey,
      clock,
    }),
    ...createJobs({ ...media, config, clock, log, db, deliver, smsBudget, publish: live.publish }),
  ])
  const commentIndexer = createCommentIndexer(db, (error) =>
    log.error({ err: error }, 'comments were not indexed'),
  )
  const wakeCommentIndexer = jobsRole === 'work' ? commentIndexer.wake : () => {}
  wakeCommentIndexer()
  const { sender: pushSender, pushWorker } = await openPush(config, { db, clock, log, hub: live })
  if (jobsRole === 'work') pushWorker.start()
  const onAskingFailed = (error: unknown) =>
    log.error({ err: error }, 'businesses were not asked about a need')
  const needAsker = createNeedAsker({ db, clock, publish: live.publish, onError: onAskingFailed })
  if (jobsRole === 'work') needAsker.start()
  const wakeNeedAsker = jobsRole === 'work' ? needAsker.wake : () => {}
  const stop = async () => {
    await jobs.stop()
    await commentIndexer.stop()
    await needAsker.stop()
    // Pushes in flight to a service that hangs are abandoned, and retried later.
    const pushesStopped = pushWorker.stop()
    pushSender.close()
    await pushesStopped
  }
  return { jobs, wakeCommentIndexer, wakeNeedAsker, pushSender, pushWorker, stop }
}

export const createServices = async (options: ServiceOptions) => {
  const { config, clock, log, isDev, jobsRole = 'work', isCached = !isDev } = options
  const { pool, db, jobsDb, livenessLock, replicas, close: disconnect } = connectDatabase(options)
  const media = await openMedia(config, clock)
  const outbox = fileOutbox(join(config.dataDir, 'outbox.jsonl'), clock)
  const redisServices = await openRedisServices(config, { pool, clock, log })
  const live = makeHub((error) => log.error({ err: error }, 'an event was not shown'), redisServices?.channel)
  const smsBudget = openSmsBudget({ db, clock, log, perDay: config.smsPerDay })
  const work = await startWork(options, { ...media, db: jobsDb, live, outbox, smsBudget })
  const { jobs, wakeCommentIndexer, wakeNeedAsker, pushSender, pushWorker } = work
  const send = createMessenger(jobs, config.secretKey, smsBudget)
  const counter = createCounter({
    db,
    clock,
    shared: redisServices?.limits ?? null,
    onError: (error) => log.error({ err: error }, 'figures were not written, and wait'),
  })
  if (jobsRole === 'work') counter.start()
  const securityEvents = openSecurityEventStore({
    db,
    clock,
    onError: (error) => log.error({ err: error }, 'security events were not stored'),
  })
  const budget = cacheBudgetOf(db, Math.floor(config.cacheBytes / config.workers))
  const keys = { secret: config.secretKey, clock }
  const sessionOf = createTokenReader(keys)
  const bucket = config.bucket ? media.mediaDeps.storage : null
  const replyCache = isCached
    ? openReplyCache({ live, clock, maxLagMs: replicas ? MAX_LAG_MS : 0, budget })
    : withoutReplyCache
  const ctx: AppContext = {
    ...media,
    config,
    clock,
    pool,
    db,
    replicas,
    replyCache,
    livenessLock,
    mediaSigner: mediaSigner(keys),
    isDev,
    authenticate: authenticator(db, keys, sessionOf),
    authenticateStaff: staffAuthenticator(db, clock),
    onStaffRefused: refusedRightAuditor(db, clock),
    send,
    pushSender,
    deadLetters: jobs.deadLetters,
    enqueue: jobs.enqueue,
    wakeCommentIndexer,
    wakeNeedAsker,
    counter,
    securityEvents,
    live,
    limits: { isOn: config.rateLimits, count: redisServices?.counts.count ?? null, sessionOf },
    accountDeps: accountDeps(config, { send, publish: live.publish }, clock),
    outbox: config.smtpUrl && config.sms ? null : outbox,
    checks: createChecks({ db, jobs, replicas, bucket, redisServices }),
    metrics: [
      ...createMetrics({
        db,
        clock,
        jobs,
        replicas,
        redisServices,
        pushWorker,
        counter,
        smsBudget,
        dataDir: config.dataDir,
      }),
      ...budget.metrics,
      ...replyCache.metrics,
    ],
  }
  const close = async () => {
    await work.stop()
    await counter.stop()
    await securityEvents.settled()
    redisServices?.close()
    await disconnect()
  }
  return { ctx, close }
}
