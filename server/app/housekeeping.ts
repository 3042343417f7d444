// Scheduled jobs. Housekeeping deletes expired data and creates the partitions of the next months once an hour, in one process.
import { CACHE_TAGS } from '../../contract/endpoint.ts'
import { sweepAccounts } from '../features/accounts/sweep.service.ts'
import { breachDeliveryJob } from '../features/admin/announcements/deliver-breach.service.ts'
import { endSuspensions } from '../features/admin/decisions/decisions.service.ts'
import { refreshDailyCounts } from '../features/admin/overview/overview.service.ts'
import {
  CATEGORY_MOVE,
  type CategoryMove,
  moveCategory,
} from '../features/admin/reference/move-category.service.ts'
import { sweepStaffSessions } from '../features/admin/sessions/staff-session.service.ts'
import { measurePartEffects } from '../features/analytics/part-effects.service.ts'
import { createFigureMonths, foldOldDays } from '../features/analytics/months.service.ts'
import { sweepExports, WRITE_EXPORT } from '../features/data-exports/data-exports.service.ts'
import { exportWriter } from '../features/data-exports/write-export.service.ts'
import { FAN_OUT, fanOut, sweepNotifiedFollowers } from '../features/follows/fan-out.service.ts'
import { notifySearchEngines } from '../features/indexnow/indexnow.service.ts'
import { sweepGonePages } from '../features/market/gone.service.ts'
import { sweepProviderChanges } from '../features/follows/newest-posts.service.ts'
import { sweepMedia } from '../features/media/media.service.ts'
import { tendNeeds } from '../features/needs/asking.service.ts'
import { sweepNeeds } from '../features/needs/write-need.service.ts'
import {
  buildDueDistricts,
  offlineDistricts,
  sweepOfflineChanges,
} from '../features/offline-districts/offline-districts.service.ts'
import { sweepNotifications } from '../features/notifications/notifications.service.ts'
import { sweepOrders } from '../features/orders/orders.service.ts'
import { inviteReviews } from '../features/reviews/invites.service.ts'
import { sweepReviewWrites } from '../features/reviews/write-review.service.ts'
import { indexChangedComments } from '../features/search/comment-index.service.ts'
import { rebalanceBands } from '../features/search/rebuild.service.ts'
import { destroySealedAccounts } from '../features/sealed-accounts/seal-account.service.ts'
import { sweepUploads } from '../features/uploads/uploads.service.ts'
import { sweepCaptchas } from '../platform/captcha/captcha.ts'
import { sweepProofs } from '../platform/proof-of-work.ts'
import { sweepSecurityEvents } from '../platform/http/security-event-store.ts'
import { forgetOldKeys } from '../platform/http/idempotency.ts'
import { sweepIncoming } from '../platform/http/upload/incoming.ts'
import type { AnyJob } from '../platform/jobs/jobs.ts'
import type { Publish } from '../platform/live/hub.ts'
import type { Log } from '../platform/log.ts'
import type { Deliver } from '../platform/mail/message.ts'
import type { SmsBudget } from '../platform/sms/sms-budget.ts'
import type { AppContext } from './app-context.ts'

const SWEEPS = [
  forgetOldKeys,
  sweepCaptchas,
  sweepProofs,
  sweepAccounts,
  sweepStaffSessions,
  sweepNotifications,
  sweepOrders,
  sweepReviewWrites,
  sweepNeeds,
  sweepNotifiedFollowers,
  sweepGonePages,
  sweepProviderChanges,
  sweepUploads,
  sweepExports,
  sweepSecurityEvents,
  sweepOfflineChanges,
  createFigureMonths,
]

type HousekeepingDeps = Pick<AppContext, 'db' | 'clock' | 'config' | 'mediaDeps' | 'incomingDir'>

export const housekeepingJob = ({ db, clock, config, mediaDeps, incomingDir }: HousekeepingDeps) => ({
  name: 'housekeeping',
  cron: '7 * * * *',
  work: async () => {
    for (const sweep of SWEEPS) await sweep(db, clock())
    await destroySealedAccounts(db, { now: clock(), days: config.retainDeletedDays })
    await indexChangedComments(db)
    await sweepIncoming(incomingDir, clock())
    await sweepMedia(db, mediaDeps)
  },
})

type JobDeps = Pick<AppContext, 'db' | 'clock'> & { publish: Publish }

export const suspensionExpiryJob = ({ db, clock, publish }: JobDeps) => ({
  name: 'suspension-tending',
  cron: '*/5 * * * *',
  work: async () => {
    await endSuspensions(db, { clock, publish })
    publish({ kind: 'changed', subjects: CACHE_TAGS })
  },
})

export const reviewInvitesJob = ({ db, clock, publish }: JobDeps) => ({
  name: 'review-inviting',
  cron: '23 * * * *',
  work: () => inviteReviews(db, { clock, publish }),
})

export const categoryMoveJob = ({ db, clock, publish }: JobDeps) => ({
  name: CATEGORY_MOVE,
  work: async (move: CategoryMove) => {
    await moveCategory(db, move, clock)
    publish({ kind: 'changed', subjects: CACHE_TAGS })
  },
})

export const offlineDistrictsJob = ({ config, ...deps }: HousekeepingDeps) => {
  const districts = offlineDistricts({ ...deps, secret: config.secretKey })
  return {
    name: 'offline-districts',
    cron: '* * * * *',
    work: () => buildDueDistricts(districts, deps.db, deps.clock()),
  }
}

type AllJobDeps = JobDeps & HousekeepingDeps & { log: Log; deliver: Deliver; smsBudget: SmsBudget }

export const createJobs = (deps: AllJobDeps): AnyJob[] => {
  const { db, clock, config, publish, log } = deps
  const notifyFollowers = fanOut({ db, clock, publish })
  const onIndexNowFailed = (error: unknown) =>
    log.warn({ err: error }, 'search engines were not notified of changes')
  return [
    housekeepingJob(deps),
    // At night in India, because it reads every business.
    { name: 'search-tending', cron: '41 21 * * *', work: () => rebalanceBands(db) },
    suspensionExpiryJob(deps),
    { name: 'day-counting', cron: '*/10 * * * *', work: () => refreshDailyCounts(db, clock()) },
    { name: 'figures-folding', cron: '43 20 * * *', work: () => foldOldDays(db, clock()) },
    { name: 'habit-counting', cron: '57 20 * * *', work: () => measurePartEffects(db, clock()) },
    reviewInvitesJob(deps),
    { name: 'need-tending', cron: '*/5 * * * *', work: () => tendNeeds(db, { clock, publish }) },
    offlineDistrictsJob(deps),
    categoryMoveJob(deps),
    breachDeliveryJob({ ...deps, publicUrl: config.publicUrl }),
    { name: WRITE_EXPORT, work: exportWriter(deps) },
    { name: FAN_OUT, work: ({ postId }: { postId: number }) => notifyFollowers(postId) },
    // A failure is retried by the next run, so that no two jobs run concurrently.
    {
      name: 'indexnow',
      cron: '*/5 * * * *',
      work: () => notifySearchEngines({ db, clock, config }).catch(onIndexNowFailed),
    },
  ]
}
