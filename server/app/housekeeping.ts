// What nobody needs any more is cleared away, once an hour, by one process.
import { sweepAccounts } from '../features/accounts/sweep.service.ts'
import { endSuspensions } from '../features/admin/decisions/decisions.service.ts'
import { countDays } from '../features/admin/overview/overview.service.ts'
import {
  CATEGORY_MOVE,
  type CategoryMove,
  moveCategory,
} from '../features/admin/reference/move-category.service.ts'
import { sweepStaffSessions } from '../features/admin/sessions/staff-session.service.ts'
import { sweepMedia } from '../features/media/media.service.ts'
import { sweepNotifications } from '../features/notifications/notifications.service.ts'
import { tendSearch } from '../features/search/rebuild.service.ts'
import { sweepCaptchas } from '../platform/captcha/captcha.ts'
import { forgetOldKeys } from '../platform/http/idempotency.ts'
import { sweepIncoming } from '../platform/http/upload/incoming.ts'
import type { Publish } from '../platform/live/hub.ts'
import type { House } from './house.ts'

type Rooms = Pick<House, 'db' | 'clock' | 'mediaTools' | 'incomingDir'>

export const housekeeping = ({ db, clock, mediaTools, incomingDir }: Rooms) => ({
  name: 'housekeeping',
  cron: '7 * * * *',
  work: async () => {
    await forgetOldKeys(db, clock())
    await sweepCaptchas(db, clock())
    await sweepAccounts(db, clock())
    await sweepStaffSessions(db, clock())
    await sweepNotifications(db, clock())
    await sweepIncoming(incomingDir, clock())
    await sweepMedia(db, mediaTools)
  },
})

/** Past three at night in India, since it looks at every business. */
export const searchTending = ({ db }: Pick<House, 'db'>) => ({
  name: 'search-tending',
  cron: '41 21 * * *',
  work: () => tendSearch(db),
})

/** A suspension ends within minutes of its time. */
export const suspensionTending = ({
  db,
  clock,
  publish,
}: Pick<House, 'db' | 'clock'> & { publish: Publish }) => ({
  name: 'suspension-tending',
  cron: '*/5 * * * *',
  work: () => endSuspensions(db, { clock, publish }),
})

/** What the overview of the desk shows. */
export const dayCounting = ({ db, clock }: Pick<House, 'db' | 'clock'>) => ({
  name: 'day-counting',
  cron: '*/10 * * * *',
  work: () => countDays(db, clock()),
})

export const categoryMoving = ({ db, clock }: Pick<House, 'db' | 'clock'>) => ({
  name: CATEGORY_MOVE,
  work: (move: CategoryMove) => moveCategory(db, move, clock),
})
