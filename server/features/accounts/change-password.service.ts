import { ruleText } from '../../../contract/rule-texts.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { lockAccount, setPasswordHash } from './accounts.queries.ts'
import type { AccountDeps } from './account-deps.ts'
import { getOwnAccount } from './confirm.service.ts'
import { endSessionsElsewhere } from './own-sessions.service.ts'
import { hashPassword, validateNewPassword } from './password.ts'
import { sendSecurityNotice } from './security-notice.service.ts'
import { markSessionProved } from './sessions.queries.ts'
import { verifyOwnPassword } from './verify-password.service.ts'

type Passwords = { oldPassword: string; newPassword: string }

const checkNewPassword = (password: string) => {
  const broken = validateNewPassword(password)
  if (!broken) return
  throw new Refusal('bad_input', { text: ruleText(broken), fieldCodes: { new_password: [broken] } })
}

export const changePassword = async (
  db: Db,
  viewer: Viewer,
  { oldPassword, newPassword }: Passwords,
  deps: AccountDeps,
) => {
  const { id, passwordHash: provedHash } = await getOwnAccount(db, viewer)
  checkNewPassword(newPassword)
  await verifyOwnPassword(db, { id, passwordHash: provedHash }, oldPassword, deps)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(db, async (tx) => {
    // Changed in the meantime by a reset or in another tab.
    const account = await lockAccount(tx, id)
    if (account?.passwordHash !== provedHash) throw new Refusal('password_wrong')
    await setPasswordHash(tx, id, passwordHash)
    await markSessionProved(tx, viewer.sessionId, deps.keys.clock())
    await endSessionsElsewhere(tx, viewer, deps)
    await sendSecurityNotice(tx, account, { event: 'password_changed' }, deps)
  })
}
