// The fields of an entry that are displayed and can be edited.
import * as rules from '../../../../contract/rules.ts'
import type { Entry, OutboxKind, OutboxRequest } from '../../../lib/outbox/entry.ts'

export type EntryField = { name: string; rule: rules.Rule; look: 'line' | 'text' | 'stars' }

const REVIEW: readonly EntryField[] = [
  { name: 'rating', rule: rules.rating, look: 'stars' },
  { name: 'text', rule: rules.reviewText, look: 'text' },
]

const FIELDS: Record<OutboxKind, readonly EntryField[]> = {
  chat_message: [{ name: 'content', rule: rules.chatMessage, look: 'text' }],
  comment: [{ name: 'comment', rule: rules.comment, look: 'text' }],
  comment_reply: [{ name: 'reply', rule: rules.reply, look: 'text' }],
  contact: [
    { name: 'name', rule: rules.contactRequest.name, look: 'line' },
    { name: 'email', rule: rules.contactRequest.email, look: 'line' },
    { name: 'mobile_number', rule: rules.contactRequest.mobile_number, look: 'line' },
  ],
  customer_profile: [
    { name: 'name', rule: rules.personName, look: 'line' },
    { name: 'username', rule: rules.username, look: 'line' },
    { name: 'email', rule: rules.optionalEmail, look: 'line' },
  ],
  post: [
    { name: 'title', rule: rules.postTitle, look: 'line' },
    { name: 'content', rule: rules.postContent, look: 'text' },
  ],
  provider_profile: [
    { name: 'business_name', rule: rules.businessName, look: 'line' },
    { name: 'business_tagline', rule: rules.tagline, look: 'line' },
    { name: 'business_description', rule: rules.description, look: 'text' },
  ],
  report: [
    { name: 'description', rule: rules.reportDescription, look: 'text' },
    { name: 'reporter_name', rule: rules.personName, look: 'line' },
    { name: 'reporter_email', rule: rules.requiredEmail, look: 'line' },
  ],
  review: REVIEW,
  review_edit: REVIEW,
  review_reply: [{ name: 'text', rule: rules.reviewReply, look: 'text' }],
}

/** Edited in its own form. */
export const hasOwnForm = ({ kind }: Entry) => kind === 'customer_profile' || kind === 'provider_profile'

export const fieldValue = ({ body, form }: OutboxRequest, name: string) => {
  const value = body ? body[name] : form?.find(([field]) => field === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

export const fieldsOf = ({ kind, request }: Entry) =>
  FIELDS[kind].filter(({ name }) => fieldValue(request, name) !== undefined)

export const withValues = (
  { body, form, ...request }: OutboxRequest,
  values: Readonly<Record<string, string>>,
): OutboxRequest => ({
  ...request,
  ...(body && { body: { ...body, ...values } }),
  ...(form && { form: form.map(([field, value]) => [field, values[field] ?? value] as const) }),
})

export const starsOf = ({ request }: Entry) => Number(fieldValue(request, 'rating') ?? 0)

export const linesOf = (entry: Entry) =>
  fieldsOf(entry)
    .filter(({ look }) => look !== 'stars')
    .flatMap(({ name }) => fieldValue(entry.request, name) || [])

export const pictureCountOf = ({ request: { form = [] } }: Entry) =>
  form.filter(([, value]) => typeof value !== 'string' && value.type.startsWith('image/')).length
