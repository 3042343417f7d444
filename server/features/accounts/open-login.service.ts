import type { Language } from '../../../contract/limits.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { markLoggedIn, setLanguage } from './accounts.queries.ts'
import { userView } from './accounts.view.ts'
import type { AccountDeps } from './account-deps.ts'
import type { Device } from './device-name.ts'
import { verifyDevice } from './known-device.ts'
import { sendSecurityNotice } from './security-notice.service.ts'
import { openSession } from './sessions.service.ts'
import type { Account, Caller } from './verify-password.service.ts'

export type Login = Readonly<{
  isRemembered: boolean
  device: Device
  /** The language of the page, used for later mails. */
  language?: Language
}>

export const openLogin = (
  db: Db,
  account: Account,
  { isRemembered, device, language = account.language }: Login,
  deps: AccountDeps & Caller,
) =>
  inTransaction(db, async (tx) => {
    const { id, passwordHash: provedHash, hasLoggedIn } = account
    if (language !== account.language) await setLanguage(tx, id, language)
    const tokens = await openSession(tx, { id, isRemembered, provedHash, device }, deps.keys)
    if (!hasLoggedIn) await markLoggedIn(tx, id)
    else if (!verifyDevice(deps.devices, account, deps.keys))
      await sendSecurityNotice(tx, { ...account, language }, { event: 'new_device', device }, deps)
    return { ...tokens, user: userView(account) }
  })
