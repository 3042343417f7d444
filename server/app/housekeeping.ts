// What nobody needs any more is cleared away, once an hour, by one process.
import { sweepAccounts } from '../features/accounts/sweep.service.ts'
import type { Clock } from '../platform/clock.ts'
import { sweepCaptchas } from '../platform/captcha/captcha.ts'
import type { Db } from '../platform/db/db.ts'
import { forgetOldKeys } from '../platform/http/idempotency.ts'

export const housekeeping = (db: Db, clock: Clock) => ({
  name: 'housekeeping',
  cron: '7 * * * *',
  work: async () => {
    await forgetOldKeys(db, clock())
    await sweepCaptchas(db, clock())
    await sweepAccounts(db, clock())
  },
})
