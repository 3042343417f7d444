import { adminCalls } from './admin.ts'
import type { HappyCall } from './call.ts'
import { figureCalls } from './analytics.ts'
import { followCalls } from './follows.ts'
import { needCalls } from './needs.ts'
import { orderCalls } from './orders.ts'
import { peopleCalls } from './people.ts'
import { publicCalls } from './public.ts'
import { rightsCalls } from './rights.ts'
import { secondFactorCalls } from './second-factor.ts'
import { signInCalls } from './sign-in.ts'
import { uploadCalls } from './uploads.ts'

/** By method and path. */
export const happyCalls: Readonly<Record<string, HappyCall>> = {
  ...publicCalls,
  ...signInCalls,
  ...secondFactorCalls,
  ...peopleCalls,
  ...followCalls,
  ...needCalls,
  ...orderCalls,
  ...figureCalls,
  ...uploadCalls,
  ...rightsCalls,
  ...adminCalls,
}
