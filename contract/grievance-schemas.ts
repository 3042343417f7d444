// What the admin panel sees of the clock of a case or message.
import { Type } from 'typebox'
import { urgencies } from './limits.ts'
import { orNull } from './schemas.ts'

export const Clock = Type.Object({
  /** The most urgent of its undecided reports. */
  urgency: Type.Enum([...urgencies]),
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
