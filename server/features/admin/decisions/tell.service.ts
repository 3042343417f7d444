// Both sides hear of a decision: in the bell, and outside the site where the bell is not enough.
import type { Language } from '../../../../contract/limits.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { letterBoxOf } from '../../accounts/standing.service.ts'
import { type Decision, notify } from '../../notifications/notifications.service.ts'
import { grouped } from '../../reports/reports.service.ts'
import type { DeskTools } from '../tools.ts'
import { reportMail } from './decision-mail.ts'

type News = {
  decision: Decision
  /** Of the appeal. */
  code: string | null
  /** Null where the bell is enough. */
  mail: ((language: Language) => { subject: string; text: string }) | null
}

export const appealUrl = ({ publicUrl }: DeskTools, code: string) => `${publicUrl}/appeal/${grouped(code)}`

export const tellAccount = async (tx: Tx, to: number, { decision, code, mail }: News, tools: DeskTools) => {
  const parameters = { decision, ...(code && { code: grouped(code) }) }
  await notify(tx, { kind: 'account_decision', to, parameters, now: tools.clock(), publish: tools.publish })
  const box = mail && (await letterBoxOf(tx, to))
  if (box) await tools.send(tx, { via: 'email', to: box.to, ...mail(box.language), code: null })
}

type Reporter = { reporterId: number | null; reporterEmail: string | null; trackingCode: string }

export const tellReporters = async (
  tx: Tx,
  reporters: readonly Reporter[],
  decision: Decision,
  { clock, publish, send, publicUrl }: DeskTools,
) => {
  for (const { reporterId, reporterEmail, trackingCode } of reporters) {
    const code = grouped(trackingCode)
    const parameters = { decision, code }
    if (reporterId !== null)
      await notify(tx, { kind: 'report_decision', to: reporterId, parameters, now: clock(), publish })
    else if (reporterEmail !== null) {
      const mail = reportMail(`${publicUrl}/report/${code}`)
      await send(tx, { via: 'email', to: reporterEmail, ...mail, code: null })
    }
  }
}
