import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { UrgencyName } from './grievance-schemas.ts'
import { orNull } from './schemas.ts'

const Time = Type.String()
const GrievanceStatus = Type.Enum(['received', 'acknowledged', 'resolved', 'rejected'])

/** The state of a report or message, without names: anyone with the code can read it. */
const Grievance = Type.Object({
  status: GrievanceStatus,
  received_at: Time,
  acknowledge_by: Time,
  resolve_by: Time,
  /** Why a message was closed without an answer. */
  reason: orNull(Type.String()),
  /** Oldest first. A step with an urgency is its correction by staff. */
  history: Type.Array(
    Type.Object({ status: GrievanceStatus, at: Time, urgency: Type.Optional(UrgencyName) }),
  ),
})

export const readGrievance = endpoint({
  method: 'GET',
  path: '/grievances/:code/',
  access: 'anyone',
  summary: 'The state and deadlines of a report or a message to the administrators, by its tracking code',
  params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
  reply: { 200: Grievance },
  refusals: ['not_found'],
  rate: { calls: 60, minutes: 10 },
  isSecret: true,
})

const Count = Type.Integer({ minimum: 0 })

export const readGrievanceFigures = endpoint({
  method: 'GET',
  path: '/grievances/',
  access: 'anyone',
  summary:
    'The grievance officer, and how many grievances of each month were handled in time; an hour old at most',
  cacheTags: [],
  reply: {
    200: Type.Object({
      officer: Type.Object({ name: Type.String(), email: Type.String() }),
      /** The newest month first, of the last twelve; months without a grievance are left out. */
      months: Type.Array(
        Type.Object({
          month: Type.String({ description: '2026-11' }),
          received: Count,
          acknowledged_in_time: Count,
          resolved_in_time: Count,
          rejected_in_time: Count,
        }),
      ),
    }),
  },
})
