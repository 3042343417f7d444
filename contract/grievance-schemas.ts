// What the admin panel sees and corrects of the clock of a case or message.
import { Type } from 'typebox'
import { limits, urgencies } from './limits.ts'
import { FormText, orNull } from './schemas.ts'

export const UrgencyName = Type.Enum([...urgencies])

export const Clock = Type.Object({
  /** The most urgent of its undecided reports. */
  urgency: UrgencyName,
  /** The next deadline; null when it is decided, answered or closed. */
  deadline: orNull(
    Type.Object({
      step: Type.Enum(['acknowledge', 'resolve']),
      at: Type.String(),
      /** `half`: more than half of the time has passed. */
      time_left: Type.Enum(['enough', 'half', 'overdue']),
    }),
  ),
})

/** The reason is written to the audit log; the sender reads the correction without it. */
export const UrgencyCorrection = Type.Object({
  urgency: UrgencyName,
  reason: FormText(limits.staffReason * 4),
})
