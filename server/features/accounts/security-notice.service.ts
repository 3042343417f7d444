// Security notices go to the notifications and to a verified e-mail. Text messages cost money, and operators must register their texts.
import type { Language } from '../../../contract/language.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { AccountDeps } from './account-deps.ts'
import type { Device } from './device-name.ts'
import { type SecurityEventName, securityMail } from './security-message.ts'

export { deviceText, type SecurityEventName } from './security-message.ts'
export type { Device } from './device-name.ts'

type Owner = Readonly<{ id: number; email: string | null; emailToVerify: boolean; language: Language }>
type Notice = Readonly<{ event: SecurityEventName; device?: Device }>

const UNKNOWN_DEVICE: Device = { browser: null, system: null }

export const sendSecurityNotice = async (
  tx: Tx,
  owner: Owner,
  { event, device = UNKNOWN_DEVICE }: Notice,
  { keys, send, notifySecurity, publicUrl }: AccountDeps,
) => {
  const at = keys.clock()
  await notifySecurity(tx, { accountId: owner.id, event, device, now: at })
  // An unverified e-mail may be a stranger's.
  if (!owner.email || owner.emailToVerify) return
  const mail = securityMail(owner.language, { event, device, at, url: `${publicUrl}/security` })
  await send(tx, { via: 'email', to: owner.email, ...mail, code: null })
}
