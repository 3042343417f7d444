import type { GrievanceStatus, GrievanceStep } from '../../../contract/grievance-clock.ts'
import type { findReport } from '../reports/reports.service.ts'
import type { findMessageByCode } from '../site/inbox.service.ts'

type Report = NonNullable<Awaited<ReturnType<typeof findReport>>>
type Message = NonNullable<Awaited<ReturnType<typeof findMessageByCode>>>

const waitingStatus = (acknowledgedAt: Date | null) => (acknowledgedAt ? 'acknowledged' : 'received')

export const reportStatus = ({ decision, acknowledgedAt }: Report): GrievanceStatus => {
  if (decision === null) return waitingStatus(acknowledgedAt)
  return decision === 'no_action' ? 'rejected' : 'resolved'
}

export const messageStatus = ({ status, acknowledgedAt, closeReason }: Message): GrievanceStatus => {
  if (status === 'new') return waitingStatus(acknowledgedAt)
  return closeReason === null ? 'resolved' : 'rejected'
}

type Tracked = {
  createdAt: Date
  acknowledgeBy: Date
  resolveBy: Date
  closeReason?: string | null
  history: GrievanceStep[]
}

export const grievanceView = (
  { createdAt, acknowledgeBy, resolveBy, closeReason = null, history }: Tracked,
  status: GrievanceStatus,
) => ({
  status,
  received_at: createdAt.toISOString(),
  acknowledge_by: acknowledgeBy.toISOString(),
  resolve_by: resolveBy.toISOString(),
  reason: closeReason,
  history: [
    { status: 'received' as const, at: createdAt.toISOString() },
    ...history.map(({ status: then, at, urgency }) => ({ status: then, at, ...(urgency && { urgency }) })),
  ],
})
