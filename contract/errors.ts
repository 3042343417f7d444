// Everything the server refuses: a stable code, a status and the one English text. The web words the code in Hindi.
import { Type } from 'typebox'
import { type RuleCode, ruleText } from './rule-texts.ts'

const refusals = {
  bad_input: [400, 'The request is not valid.'],
  not_authenticated: [401, 'You are not authenticated.'],
  forbidden: [403, 'You may not do this.'],
  not_found: [404, 'Not found.'],
  conflict: [409, 'Somebody else changed this in the meantime.'],
  still_working: [409, 'The same request is still being worked on.'],
  already_done: [409, 'This was done before. Its answer was lost: please look again.'],
  key_reused: [409, 'This Idempotency-Key was used for another request.'],
  too_large: [413, 'This is too large.'],
  wrong_kind: [415, 'This kind of content is not accepted.'],
  too_many: [429, 'Too many requests. Please wait a moment and try again.'],
  unexpected: [500, 'Something went wrong. Please try again.'],
  no_room: [507, 'There is no room for files at the moment. Please try again later.'],
  busy: [503, 'The server is busy. Please try again in a moment.'],
  district_not_found: [404, 'District not found.'],
  location_unknown: [
    400,
    'No providers found for the selected location. Please select a district from the dropdown.',
  ],
  place_not_detected: [404, 'Unable to detect your district.'],
  captcha_required: [400, 'Captcha is required.'],
  captcha_wrong: [400, 'Invalid captcha. Try again.'],
  identifier_wrong: [401, 'Invalid username, email, or mobile number.'],
  password_wrong: [401, 'Invalid password.'],
  no_provider_profile: [401, 'Provider profile does not exist.'],
  admin_login_wrong: [401, 'Invalid username or password.'],
  confirm_needed: [403, 'Please confirm that it is you, and try again.'],
  account_limited: [403, 'Your account may read, and for now not write.'],
  csrf_missing: [403, 'This request did not come from the admin panel. Please reload the page.'],
  second_factor_required: [403, 'Please prove your second factor first.'],
  second_factor_wrong: [400, 'This code is not right, or was used before.'],
  case_taken: [409, 'Somebody else is working on this case.'],
  case_decided: [409, 'This case is decided. Reopen it first.'],
  case_waiting: [409, 'This case is not decided yet.'],
  decision_unfit: [400, 'This can not be decided about that.'],
  nothing_held: [409, 'No decision holds here any more.'],
  appeal_closed: [409, 'There is nothing more to appeal here.'],
  message_settled: [409, 'This message was answered or closed. Open it again first.'],
  message_waiting: [409, 'This message waits for an answer already.'],
  sender_gone: [409, 'The sender has deleted the account: there is no address to answer to.'],
  hindi_wanted: [400, 'Please write the Hindi text in Devanagari.'],
  path_unfit: [400, 'This is not a page of the site.'],
  name_taken: [409, 'There is another one of this name.'],
  category_in_use: [409, 'Businesses are in this category. Choose another one for them.'],
  grant_missing: [403, 'This step belongs to a sign-up, a sign-in or a reset that is not under way here.'],
  contact_unknown: [400, 'This is not a contact of the account.'],
  account_unknown: [404, 'No account was found with this e-mail or mobile number.'],
  code_wrong: [400, 'Invalid or expired OTP. Please try again.'],
  reset_code_wrong: [400, 'Invalid OTP'],
  code_too_soon: [429, 'Please wait a little before you ask for another code.'],
  codes_used_up: [429, 'Too many codes were sent today. Please try again tomorrow.'],
  proof_needed: [
    403,
    'This needs a proof of work: solve a challenge of GET /api/proof-of-work/ and send it as `proof`.',
  ],
  image_too_large: [413, ruleText('postImageSize')],
  video_too_large: [413, ruleText('postVideoSize')],
  image_wrong_kind: [415, 'Invalid image format. Only .webp, .jpeg, .jpg, and .png are allowed.'],
  video_wrong_kind: [415, 'Invalid video format. Only .mp4, .webm, and .ogg are allowed.'],
  comment_customers_only: [403, 'Must be logged in as customer to comment.'],
  comment_too_short: [400, ruleText('commentShort')],
  comment_too_long: [400, ruleText('commentLong')],
  provider_blocked: [403, 'You have blocked this provider. Unblock them first.'],
  customer_blocked: [403, 'You have blocked this customer. Unblock them first.'],
  customer_already_blocked: [400, 'Customer is already blocked'],
  provider_already_blocked: [400, 'Provider is already blocked'],
  reply_providers_only: [403, 'Only providers can reply to comments.'],
  reply_creator_only: [403, 'Only the creator of this blog can reply to comments.'],
  reply_too_short: [400, ruleText('replyShort')],
  reply_too_long: [400, ruleText('replyLong')],
  already_replied: [400, 'This comment already has a reply.'],
  message_empty: [400, ruleText('messageEmpty')],
  message_too_long: [400, ruleText('chatMessageLong')],
  sender_wrong: [403, 'You may write only as yourself.'],
  client_id_used: [409, 'This client_id is the name of another message.'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type RefusalCode = keyof typeof refusals
export const refusalCodes = Object.keys(refusals) as RefusalCode[]

export const refusalStatus = (code: RefusalCode): number => refusals[code][0]
export const refusalText = (code: RefusalCode): string => refusals[code][1]

// The specification reads the text as `error` here, `detail` there and `message` elsewhere: all three are the same.
export const ErrorEnvelope = Type.Object({
  code: Type.String(),
  error: Type.String(),
  detail: Type.String(),
  message: Type.String(),
})

// Form errors: field to list of messages, nested as the payload is.
export type FieldErrors = { [field: string]: string[] | FieldErrors }
/** The same shape with the codes of the rules. */
export type FieldCodes = { [field: string]: RuleCode[] | FieldCodes }

/** The header of a reply to a form that breaks its rules: its FieldCodes as JSON, because the body has only English sentences. */
export const FIELD_CODES_HEADER = 'x-field-codes'
