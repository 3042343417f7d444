// The two clocks of a grievance, which is a report or a message to the administrators.
import { grievanceDeadlines, type Urgency } from './limits.ts'

export type GrievanceClock = {
  urgency: Urgency
  acknowledgeBy: Date
  resolveBy: Date
  /** The next deadline, and half of its time. */
  dueAt: Date
  warnAt: Date
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** Half of the time between the receipt and a deadline. */
const halfway = (receivedAt: Date, deadline: Date) =>
  later(receivedAt, (deadline.getTime() - receivedAt.getTime()) / 2)

/** What must be resolved within less than a day must be acknowledged by then too. */
export const startClock = (urgency: Urgency, receivedAt: Date, isAcknowledged = false): GrievanceClock => {
  const { acknowledge, resolve } = grievanceDeadlines
  const acknowledgeBy = later(receivedAt, Math.min(acknowledge, resolve[urgency]))
  const resolveBy = later(receivedAt, resolve[urgency])
  const dueAt = isAcknowledged ? resolveBy : acknowledgeBy
  return { urgency, acknowledgeBy, resolveBy, dueAt, warnAt: halfway(receivedAt, dueAt) }
}

export type TimeLeft = 'enough' | 'half' | 'overdue'

export const timeLeft = ({ dueAt, warnAt }: { dueAt: Date; warnAt: Date }, now: Date): TimeLeft => {
  if (now > dueAt) return 'overdue'
  return now >= warnAt ? 'half' : 'enough'
}

export type GrievanceStatus = 'received' | 'acknowledged' | 'resolved' | 'rejected'
/** `urgency`: staff corrected it. */
export type GrievanceStep = { status: GrievanceStatus; at: string; urgency?: Urgency }
