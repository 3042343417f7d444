import { deliveryAddress, orderNote } from '../../../../contract/order-rules.ts'
import * as rules from '../../../../contract/rules.ts'
import { CallError } from '../../../lib/http/call.ts'
import type { Entry, OutboxKind, OutboxRequest } from '../../../lib/outbox/entry.ts'
import { refusalOf } from '../../../lib/outbox/outbox.ts'
import { codeOf } from '../../../lib/outbox/outcome.ts'

export type EntryField = { name: string; rule: rules.Rule; input: 'text' | 'textarea' | 'rating' }

const REVIEW: readonly EntryField[] = [
  { name: 'rating', rule: rules.rating, input: 'rating' },
  { name: 'text', rule: rules.reviewText, input: 'textarea' },
]

const FIELDS: Record<OutboxKind, readonly EntryField[]> = {
  chat_message: [{ name: 'content', rule: rules.chatMessage, input: 'textarea' }],
  comment: [{ name: 'comment', rule: rules.comment, input: 'textarea' }],
  comment_reply: [{ name: 'reply', rule: rules.reply, input: 'textarea' }],
  contact: [
    { name: 'name', rule: rules.contactRequest.name, input: 'text' },
    { name: 'email', rule: rules.contactRequest.email, input: 'text' },
    { name: 'mobile_number', rule: rules.contactRequest.mobile_number, input: 'text' },
  ],
  customer_profile: [
    { name: 'name', rule: rules.personName, input: 'text' },
    { name: 'username', rule: rules.username, input: 'text' },
    { name: 'email', rule: rules.optionalEmail, input: 'text' },
  ],
  need: [{ name: 'text', rule: rules.need.text, input: 'textarea' }],
  need_reply: [{ name: 'text', rule: rules.need.reply, input: 'textarea' }],
  order: [
    { name: 'address', rule: deliveryAddress, input: 'textarea' },
    { name: 'note', rule: orderNote, input: 'textarea' },
  ],
  post: [
    { name: 'title', rule: rules.postTitle, input: 'text' },
    { name: 'content', rule: rules.postContent, input: 'textarea' },
  ],
  provider_profile: [
    { name: 'business_name', rule: rules.businessName, input: 'text' },
    { name: 'business_tagline', rule: rules.tagline, input: 'text' },
    { name: 'business_description', rule: rules.description, input: 'textarea' },
  ],
  report: [
    { name: 'description', rule: rules.reportDescription, input: 'textarea' },
    { name: 'reporter_name', rule: rules.personName, input: 'text' },
    { name: 'reporter_email', rule: rules.requiredEmail, input: 'text' },
  ],
  review: REVIEW,
  review_edit: REVIEW,
  review_reply: [{ name: 'text', rule: rules.reviewReply, input: 'textarea' }],
  voice_message: [],
}

/** Edited in its own form. */
export const hasOwnForm = ({ kind }: Entry) => kind === 'customer_profile' || kind === 'provider_profile'

type FormDraft = { name: string; value: unknown }

const OTHER_AMOUNT = new Set<unknown>(['order_too_small', 'order_too_large'])

/** Of a refused order whose items have to be changed, which is done on the page of the business: the draft of its form. */
export const reopenedDraft = ({ draft, state, reply }: Entry): FormDraft | undefined => {
  if (state !== 'refused' || !reply) return undefined
  const error = refusalOf(reply)
  const hasWrongItems = error instanceof CallError && error.fields !== undefined && 'items' in error.fields
  return hasWrongItems || OTHER_AMOUNT.has(codeOf(reply)) ? (draft?.form as FormDraft | undefined) : undefined
}

export const fieldValue = ({ body, form }: OutboxRequest, name: string) => {
  const value = body ? body[name] : form?.find(([field]) => field === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

/** The address of an order that is picked up is not asked for. */
const isAsked = (request: OutboxRequest, name: string) =>
  fieldValue(request, name) !== undefined && (name !== 'address' || fieldValue(request, name) !== '')

export const fieldsOf = ({ kind, request }: Entry) =>
  FIELDS[kind].filter(({ name }) => isAsked(request, name))

export const withValues = (
  { body, form, ...request }: OutboxRequest,
  values: Readonly<Record<string, string>>,
): OutboxRequest => ({
  ...request,
  ...(body && { body: { ...body, ...values } }),
  ...(form && { form: form.map(([field, value]) => [field, values[field] ?? value] as const) }),
})

export const starsOf = ({ request }: Entry) => Number(fieldValue(request, 'rating') ?? 0)

/** The items of an order have ids only: their names are in its draft. */
const summaryOf = ({ draft }: Entry) => (typeof draft?.summary === 'string' ? [draft.summary] : [])

/** The length of a recording is in its draft. */
export const voiceSecondsOf = ({ draft }: Entry) => (typeof draft?.seconds === 'number' ? draft.seconds : 0)

export const textsOf = (entry: Entry) => [
  ...summaryOf(entry),
  ...fieldsOf(entry)
    .filter(({ input }) => input !== 'rating')
    .flatMap(({ name }) => fieldValue(entry.request, name) || []),
]

export const pictureCountOf = ({ request: { form = [] } }: Entry) =>
  form.filter(([, value]) => typeof value !== 'string' && value.type.startsWith('image/')).length
