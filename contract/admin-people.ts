// Providers and customers in the admin panel: search, view, suspend, restore. Personal data is masked until it is requested.
import { Type } from 'typebox'
import { CaseDecision, StaffDecision } from './admin-cases.ts'
import { endpoint } from './endpoint.ts'
import { limits, accountStatuses } from './limits.ts'
import { searchLimits } from './display.ts'
import { Detail, FormText, Id, Lang, LangQuery, page, orNull } from './schemas.ts'

const Time = Type.String()
const PersonParams = Type.Object({ id: Id })
const Reason = FormText(limits.staffReason * 4)

const PersonKind = Type.Enum(['provider', 'customer'])

const listed = {
  id: Id,
  kind: PersonKind,
  /** The person's name; null when the account is deleted. */
  name: orNull(Type.String()),
  username: orNull(Type.String()),
  business_name: orNull(Type.String()),
  business_category: orNull(Type.String()),
  district: orNull(Type.String()),
  standing: Type.Enum([...accountStatuses]),
  until: orNull(Time),
  verified: Type.Boolean(),
  created_at: Time,
}
const ListedPerson = Type.Object(listed)

export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/people/',
  access: 'admin',
  right: 'see_people',
  summary:
    'Search providers or customers by name in any script, or by a complete id, username, mobile number or e-mail, newest first',
  query: Type.Object({
    kind: Type.Optional(PersonKind),
    q: Type.Optional(Type.String({ maxLength: searchLimits.text })),
    standing: Type.Optional(Type.Enum([...accountStatuses])),
    verified: Type.Optional(Type.Boolean()),
    lang: Lang,
    ...page,
  }),
  reply: { 200: Type.Array(ListedPerson) },
})

/** Counted up to 100, which means 100 or more. */
const Count = Type.Integer()

export const PersonDecision = Type.Object({
  ...CaseDecision.properties,
  case_id: orNull(Id),
  target_kind: Type.Enum(['post', 'provider', 'customer', 'comment', 'review', 'need', 'message']),
  target_id: Id,
  /** Neither revoked nor expired. */
  holds: Type.Boolean(),
})

const personal = {
  mobile_number: orNull(Type.String()),
  email: orNull(Type.String()),
  street_address: orNull(Type.String()),
}

const PersonDetails = Type.Object({
  ...listed,
  is_proved: Type.Boolean(),
  has_second_factor: Type.Boolean(),
  language: Type.Enum(['hi', 'en']),
  suspended_until: orNull(Time),
  limited_until: orNull(Time),
  personal: Type.Object(personal),
  business: orNull(
    Type.Object({
      tagline: Type.String(),
      description: Type.String(),
      website_link: orNull(Type.String()),
      logo: orNull(Type.String()),
      images: Type.Array(Type.String()),
      verified_at: orNull(Time),
      verified_by: orNull(Type.String()),
    }),
  ),
  counts: Type.Object({
    posts: Count,
    comments: Count,
    reviews: Count,
    reports_made: Count,
    reports_against: Count,
    decisions: Count,
    sessions: Count,
  }),
  decisions: Type.Array(PersonDecision),
  choices: Type.Array(StaffDecision),
})

export const readPerson = endpoint({
  method: 'GET',
  path: '/admin/people/:id/',
  access: 'admin',
  right: 'see_people',
  summary: 'A provider or customer with counts and the latest decisions; personal data is masked',
  params: PersonParams,
  query: LangQuery,
  reply: { 200: PersonDetails },
  refusals: ['not_found'],
})

export const showPersonal = endpoint({
  method: 'POST',
  path: '/admin/people/:id/personal/',
  access: 'admin',
  right: 'see_personal',
  summary:
    'Personal data, unmasked; the access and its reason are written to the audit log, and the person can read them',
  params: PersonParams,
  body: Type.Object({ reason: Reason }),
  reply: { 200: Type.Object({ ...personal, zipcode: orNull(Type.String()) }) },
  refusals: ['not_found'],
  isSecret: true,
  invalidates: [],
})

export const decideAboutPerson = endpoint({
  method: 'POST',
  path: '/admin/people/:id/decide/',
  access: 'admin',
  right: 'judge_people',
  summary: 'Warn, limit, suspend or ban without a case; the account is notified and may appeal',
  params: PersonParams,
  body: Type.Object({
    decision: StaffDecision,
    reason: Reason,
    until: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: { 200: Detail },
  refusals: ['not_found', 'decision_unfit'],
  invalidates: ['market', 'comments'],
})

export const restorePerson = endpoint({
  method: 'POST',
  path: '/admin/people/:id/restore/',
  access: 'admin',
  right: 'judge_people',
  summary: 'Revoke every active limit, suspension and ban; the account is notified',
  params: PersonParams,
  body: Type.Object({ reason: Reason }),
  reply: { 200: Detail },
  refusals: ['not_found', 'nothing_held'],
  invalidates: ['market', 'comments'],
})

export const endSessions = endpoint({
  method: 'POST',
  path: '/admin/people/:id/end-sessions/',
  access: 'admin',
  right: 'judge_people',
  summary: 'End all sessions of the account',
  params: PersonParams,
  reply: { 200: Detail },
  refusals: ['not_found'],
  invalidates: [],
})

export const markVerified = endpoint({
  method: 'POST',
  path: '/admin/people/:id/verified/',
  access: 'admin',
  right: 'judge_people',
  summary: "Grant or revoke the badge 'Verified' of a business",
  params: PersonParams,
  body: Type.Object({ verified: Type.Boolean() }),
  reply: { 200: Detail },
  refusals: ['not_found'],
  invalidates: ['market'],
})

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/people/:id/remove-second-factor/',
  access: 'admin',
  right: 'remove_second_factor',
  summary:
    'Remove the second factor of a business whose owner lost phone and recovery codes and was identified; the owner is notified',
  params: PersonParams,
  /** How the owner was identified, for the audit log. */
  body: Type.Object({ reason: Reason }),
  reply: { 200: Detail },
  refusals: ['not_found'],
  invalidates: [],
})
