// A report goes through the outbox. Apart from reports.api.ts: only who reports loads it.
import { fillPath } from '../../lib/http/call.ts'
import { sendOrKeep } from '../../lib/outbox/outbox.ts'
import type { NewReport, SentReport } from './reports.api.ts'

type ReportPage = { title: string; to: string }
/** `signal`: its form is gone. */
type ReportSending = { key: string; signal: AbortSignal }

/** Sent with the session, if there is one. */
export const sendReport = (body: NewReport, about: ReportPage, { key, signal }: ReportSending) =>
  sendOrKeep<SentReport>(
    {
      kind: 'report',
      place: about.to,
      about,
      request: { method: 'POST', path: fillPath('/reports/', {}), body },
      key,
    },
    { signal },
  )
