// What nobody needs any more is cleared away, once an hour, by one process.
import { sweepAccounts } from '../features/accounts/sweep.service.ts'
import { sweepMedia } from '../features/media/media.service.ts'
import { tendSearch } from '../features/search/rebuild.service.ts'
import { sweepCaptchas } from '../platform/captcha/captcha.ts'
import { forgetOldKeys } from '../platform/http/idempotency.ts'
import { sweepIncoming } from '../platform/http/upload/incoming.ts'
import type { House } from './house.ts'

type Rooms = Pick<House, 'db' | 'clock' | 'mediaTools' | 'incomingDir'>

export const housekeeping = ({ db, clock, mediaTools, incomingDir }: Rooms) => ({
  name: 'housekeeping',
  cron: '7 * * * *',
  work: async () => {
    await forgetOldKeys(db, clock())
    await sweepCaptchas(db, clock())
    await sweepAccounts(db, clock())
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
