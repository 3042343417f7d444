import { timeLeft } from '../../../contract/grievance-clock.ts'
import type { Urgency } from '../../../contract/limits.ts'

type Clock = {
  urgency: Urgency
  dueAt: Date | string
  warnAt: Date | string
  isAcknowledged: boolean
  isSettled: boolean
}

export const clockView = ({ urgency, isAcknowledged, isSettled, ...times }: Clock, now: Date) => {
  const [dueAt, warnAt] = [new Date(times.dueAt), new Date(times.warnAt)]
  const step = isAcknowledged ? ('resolve' as const) : ('acknowledge' as const)
  const deadline = { step, at: dueAt.toISOString(), time_left: timeLeft({ dueAt, warnAt }, now) }
  return { urgency, deadline: isSettled ? null : deadline }
}
