import type { Language } from '../../../../contract/language.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { findMailRecipient } from '../../accounts/account-status.service.ts'
import { type Decision, notify } from '../../notifications/notifications.service.ts'
import { formatCode } from '../../../platform/readable-code.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { acknowledgedMail, reportMail } from './decision-mail.ts'

type DecisionNotice = {
  decision: Decision
  code: string | null
  mail: ((language: Language) => { subject: string; text: string }) | null
}

export const appealUrl = ({ publicUrl }: AdminDeps, code: string) => `${publicUrl}/appeal/${formatCode(code)}`

export const notifyAccount = async (
  tx: Tx,
  to: number,
  { decision, code, mail }: DecisionNotice,
  deps: AdminDeps,
) => {
  const parameters = { decision, ...(code && { code: formatCode(code) }) }
  await notify(tx, { kind: 'account_decision', to, parameters, now: deps.clock(), publish: deps.publish })
  const mailbox = mail && (await findMailRecipient(tx, to))
  if (mailbox) await deps.send(tx, { via: 'email', to: mailbox.to, ...mail(mailbox.language), code: null })
}

type Reporter = { reporterId: number | null; reporterEmail: string | null; trackingCode: string }

export const notifyReporters = async (
  tx: Tx,
  reporters: readonly Reporter[],
  decision: Decision,
  { clock, publish, send, publicUrl }: AdminDeps,
) => {
  for (const { reporterId, reporterEmail, trackingCode } of reporters) {
    const code = formatCode(trackingCode)
    const parameters = { decision, code }
    if (reporterId !== null)
      await notify(tx, { kind: 'report_decision', to: reporterId, parameters, now: clock(), publish })
    else if (reporterEmail !== null) {
      const mail = reportMail(`${publicUrl}/report/${code}`)
      await send(tx, { via: 'email', to: reporterEmail, ...mail, code: null })
    }
  }
}

/** By email, also to accounts: the law asks for an acknowledgement, and the bell has only the decision. */
export const notifyAcknowledged = async (
  tx: Tx,
  reporters: readonly Reporter[],
  { send, publicUrl }: Pick<AdminDeps, 'send' | 'publicUrl'>,
) => {
  for (const { reporterId, reporterEmail, trackingCode } of reporters) {
    const account = reporterId === null ? undefined : await findMailRecipient(tx, reporterId)
    const to = account?.to ?? reporterEmail
    const mail = acknowledgedMail(`${publicUrl}/grievance/${formatCode(trackingCode)}`, account?.language)
    if (to) await send(tx, { via: 'email', to, ...mail, code: null })
  }
}
