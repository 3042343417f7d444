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

export const messageStatus = ({ status, acknowledgedAt }: Message): GrievanceStatus =>
  status === 'new' ? waitingStatus(acknowledgedAt) : 'resolved'

type Times = { createdAt: Date; acknowledgeBy: Date; resolveBy: Date; history: GrievanceStep[] }

export const grievanceView = (
  { createdAt, acknowledgeBy, resolveBy, history }: Times,
  status: GrievanceStatus,
) => ({
  status,
  received_at: createdAt.toISOString(),
  acknowledge_by: acknowledgeBy.toISOString(),
  resolve_by: resolveBy.toISOString(),
  history: [
    { status: 'received' as const, at: createdAt.toISOString() },
    ...history.map((step) => ({ status: step.status, at: step.at })),
  ],
})
