// Separate from reports.api.ts: only reporters load the outbox.
import type * as api from '../../../contract/reports.ts'
import { sendOrQueue } from '../../lib/outbox/outbox.ts'
import type { NewReport } from './reports.api.ts'

type ReportPage = { title: string; to: string }
/** `signal` is aborted when the form is closed. */
type ReportSending = { key: string; signal: AbortSignal }

export const sendReport = (body: NewReport, about: ReportPage, { key, signal }: ReportSending) =>
  sendOrQueue<typeof api.sendReport>(
    'POST',
    '/reports/',
    { body, key },
    { kind: 'report', target: about.to, about, signal },
  )
