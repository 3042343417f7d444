// A report goes through the outbox. Apart from reports.api.ts: only who reports loads it.
import type * as api from '../../../contract/reports.ts'
import { sendOrQueue } from '../../lib/outbox/outbox.ts'
import type { NewReport } from './reports.api.ts'

type ReportPage = { title: string; to: string }
/** `signal`: its form is gone. */
type ReportSending = { key: string; signal: AbortSignal }

/** Sent with the session, if there is one. */
export const sendReport = (body: NewReport, about: ReportPage, { key, signal }: ReportSending) =>
  sendOrQueue<typeof api.sendReport>(
    'POST',
    '/reports/',
    { body, key },
    { kind: 'report', target: about.to, about, signal },
  )
