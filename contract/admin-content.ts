import { Type } from 'typebox'
import { PersonDecision } from './admin-people.ts'
import { StaffDecision } from './admin-cases.ts'
import { endpoint } from './endpoint.ts'
import { limits, accountStatuses } from './limits.ts'
import { searchLimits } from './display.ts'
import { Detail, FormText, Id, Lang, LangQuery, page, orNull } from './schemas.ts'

const Time = Type.String()
const ContentKind = Type.Enum(['post', 'comment', 'review', 'need'])
const ContentParams = Type.Object({ kind: ContentKind, id: Id })
const Reason = FormText(limits.staffReason * 4)
const Visibility = Type.Enum(['shown', 'hidden', 'removed'])

const listed = {
  id: Id,
  kind: ContentKind,
  /** Title of the post or of the commented post, name of the reviewed business, or category of the need. */
  title: Type.String(),
  /** Null for a review, which appears on the profile of its business, and for a need. */
  post_id: orNull(Id),
  /** Null for a need. */
  provider_id: orNull(Id),
  rating: orNull(Type.Integer()),
  account_id: Id,
  /** The business, or who wrote the comment or review; null when the account is deleted. */
  account_name: orNull(Type.String()),
  visibility: Visibility,
  created_at: Time,
}

const ListedContent = Type.Object({ ...listed, beginning: Type.String() })

export const listContent = endpoint({
  method: 'GET',
  path: '/admin/content/',
  access: 'admin',
  right: 'see_content',
  summary: 'Search posts, comments, reviews or needs in any script, newest first, optionally of one account',
  query: Type.Object({
    kind: Type.Optional(ContentKind),
    q: Type.Optional(Type.String({ maxLength: searchLimits.text })),
    visibility: Type.Optional(Visibility),
    account: Type.Optional(Id),
    lang: Lang,
    ...page,
  }),
  reply: { 200: Type.Array(ListedContent) },
})

export const ContentDetails = Type.Object({
  ...listed,
  content: Type.String(),
  reply: orNull(Type.String()),
  images: Type.Array(Type.String()),
  videos: Type.Array(Type.String()),
  account_standing: Type.Enum([...accountStatuses]),
  case_id: orNull(Id),
  report_count: Type.Integer(),
  decisions: Type.Array(PersonDecision),
  choices: Type.Array(StaffDecision),
})

export const readContent = endpoint({
  method: 'GET',
  path: '/admin/content/:kind/:id/',
  access: 'admin',
  right: 'see_content',
  summary: 'A post, comment, review or need in full with the decisions about it',
  params: ContentParams,
  query: LangQuery,
  reply: { 200: ContentDetails },
  refusals: ['not_found'],
})

export const decideAboutContent = endpoint({
  method: 'POST',
  path: '/admin/content/:kind/:id/decide/',
  access: 'admin',
  right: 'judge_content',
  summary: 'Hide or remove without a case; the author is notified and may appeal',
  params: ContentParams,
  body: Type.Object({ decision: Type.Enum(['hide', 'remove']), reason: Reason }),
  reply: { 200: Detail },
  refusals: ['not_found', 'decision_unfit'],
  invalidates: ['market', 'comments'],
})

export const restoreContent = endpoint({
  method: 'POST',
  path: '/admin/content/:kind/:id/restore/',
  access: 'admin',
  right: 'judge_content',
  summary: 'Revoke every active hiding and removal; the author is notified',
  params: ContentParams,
  body: Type.Object({ reason: Reason }),
  reply: { 200: Detail },
  refusals: ['not_found', 'nothing_held'],
  invalidates: ['market', 'comments'],
})
