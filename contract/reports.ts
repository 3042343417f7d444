import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits, urgencies } from './limits.ts'
import { Detail, FormText, Id, IdInput, orNull } from './schemas.ts'

/** Exactly one of blog, provider, comment, review, need and message is named. `customer`, beside a comment, is its writer. */
const NewReport = Type.Object({
  blog: Type.Optional(IdInput),
  provider: Type.Optional(IdInput),
  comment: Type.Optional(IdInput),
  review: Type.Optional(IdInput),
  need: Type.Optional(IdInput),
  message: Type.Optional(IdInput),
  customer: Type.Optional(IdInput),
  reason: FormText(limits.report.reason * 10),
  description: FormText(limits.report.description * 10),
  reporter_name: FormText(limits.name * 10),
  reporter_email: FormText(limits.email * 2),
  /** Sets the deadlines (contract/grievance-clock.ts); `normal` when it is missing. */
  urgency: Type.Optional(Type.Enum([...urgencies])),
})

export const sendReport = endpoint({
  method: 'POST',
  path: '/reports/',
  access: 'anyone',
  summary:
    'Report a post, a business or, signed in, a comment, a review, a received need or a received chat message of another account. A duplicate returns the first report',
  body: NewReport,
  reply: { 201: Type.Object({ id: Id, ...Detail.properties, tracking_code: Type.String() }) },
  refusals: ['forbidden', 'not_found', 'not_authenticated', 'too_many'],
  rate: { calls: 30, minutes: 60 },
  invalidates: [],
})

const Time = Type.String()
/** The outcome of a report, without names: anyone with the code can read it. */
const ReportState = Type.Object({
  status: Type.Union([Type.Literal('open'), Type.Literal('in_review'), Type.Literal('decided')]),
  reported_at: Time,
  decided_at: orNull(Time),
  /** Null until it is decided. */
  decision: orNull(
    Type.Union([
      Type.Literal('content_removed'),
      Type.Literal('account_suspended'),
      Type.Literal('warned'),
      Type.Literal('no_action'),
    ]),
  ),
})

export const readReport = endpoint({
  method: 'GET',
  path: '/reports/:code/',
  access: 'anyone',
  summary: 'The status of a report by its tracking code',
  params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
  reply: { 200: ReportState },
  refusals: ['not_found'],
  rate: { calls: 60, minutes: 10 },
  isSecret: true,
})
