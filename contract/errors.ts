// Every refusal of the server: a stable code, a status and the English text. The web translates the code.
import { Type } from 'typebox'
import { dataExport, following, limits, needs } from './limits.ts'
import { media } from './media-limits.ts'
import { type RuleCode, ruleText } from './rule-texts.ts'
import { uploads } from './upload-limits.ts'

const refusals = {
  bad_input: [400, 'Some details are not valid. Check them and try again.'],
  not_authenticated: [401, 'You are not authenticated.'],
  forbidden: [403, "This account can't do that. Log in with the right one."],
  not_found: [404, 'Not found.'],
  conflict: [409, 'This changed elsewhere. Reload it and try again.'],
  still_working: [409, 'The same request is still in progress. Try again in a moment.'],
  already_done: [409, 'This was already done. Reload the page to see it.'],
  key_reused: [409, 'This Idempotency-Key was already used for another request.'],
  upload_missing: [409, 'This file did not arrive completely. Send it again.'],
  piece_too_small: [
    400,
    `A piece of a file must have at least ${uploads.minPieceBytes} bytes, unless it is the last one.`,
  ],
  too_large: [413, 'This is too large. Send something smaller.'],
  wrong_kind: [415, 'This type of content is not accepted.'],
  too_many: [429, 'Too many requests. Wait a moment and try again.'],
  unexpected: [500, 'Something went wrong. Please try again.'],
  no_room: [507, "Files can't be saved right now. Try again later."],
  busy: [503, 'The server is busy. Try again in a moment.'],
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
  consent_needed: [409, 'Haat needs this for your account. Delete the account instead.'],
  confirm_needed: [403, "First confirm it's you, then try again."],
  account_limited: [403, "You can't post for now. See why in your notifications."],
  csrf_missing: [403, 'This request did not come from the admin panel. Reload the page.'],
  reason_needed: [403, 'Give a reason first. The person can read it.'],
  second_factor_required: [403, 'Enter the code from your authenticator app first.'],
  second_factor_wrong: [400, 'This code is wrong or was already used. Enter a new one.'],
  case_taken: [409, 'Another staff member is working on this case.'],
  case_decided: [409, 'This case is already decided. Reopen it first.'],
  case_waiting: [409, 'This case is not decided yet.'],
  decision_unfit: [400, 'This decision is not possible here.'],
  nothing_held: [409, 'This decision no longer applies.'],
  appeal_closed: [409, 'Time to appeal is over. Write to us.'],
  message_settled: [409, 'This message has a reply or is closed. Reopen it first.'],
  message_waiting: [409, 'This message is already waiting for a reply.'],
  sender_gone: [409, 'The sender has deleted the account, so there is no address to reply to.'],
  hindi_wanted: [400, 'Write the Hindi text in Devanagari.'],
  path_unfit: [400, 'There is no such page on the site.'],
  text_unfilled: [400, 'Fill in each part of the text that is in square brackets.'],
  since_unfit: [400, 'Choose a time in the past.'],
  accounts_unknown: [400, 'Some of these accounts do not exist.'],
  breach_sent: [409, "A breach notice is sent to people, so it can't be withdrawn."],
  name_taken: [409, 'This name is already in use.'],
  word_unfit: [400, 'Please write Hindi words in Devanagari and other words in English letters.'],
  word_repeated: [400, 'A word is in the list twice.'],
  category_in_use: [409, 'This category has businesses. Choose another category for them.'],
  grant_missing: [403, 'Time is over. Start again.'],
  contact_unknown: [400, 'This email or mobile is not on your account.'],
  account_unknown: [404, 'No account found. Check it, or sign up.'],
  code_wrong: [400, 'Invalid or expired OTP. Please try again.'],
  reset_code_wrong: [400, 'Invalid OTP'],
  code_too_soon: [429, 'Wait a little before you ask for another OTP.'],
  codes_used_up: [429, 'Too many OTPs were sent today. Try again tomorrow.'],
  sms_used_up: [429, 'No more SMS can be sent today. Try again tomorrow.'],
  sms_used_up_try_email: [429, 'No more SMS can be sent today. Get the OTP by email, or try again tomorrow.'],
  proof_needed: [
    403,
    'This needs a proof of work: solve a challenge of GET /api/proof-of-work/ and send it as X-Proof-Of-Work.',
  ],
  image_too_large: [413, ruleText('postImageSize')],
  review_image_too_large: [413, ruleText('reviewImageSize')],
  items_full: [400, `You have ${limits.priceList.items} items. Delete one to add another.`],
  video_too_large: [413, ruleText('postVideoSize')],
  image_wrong_kind: [415, 'Invalid image format. Only .webp, .jpeg, .jpg, and .png are allowed.'],
  video_wrong_kind: [415, 'Invalid video format. Only .mp4, .webm, and .ogg are allowed.'],
  voice_missing: [400, 'Send one voice message.'],
  voice_too_long: [400, `A voice message can be at most ${media.voice.seconds} seconds long.`],
  voice_too_large: [413, `A voice message can be at most ${media.voice.bytes / 1024} KB.`],
  voice_wrong_kind: [415, 'Invalid voice message. Only Opus in WebM or Ogg and AAC in MP4 are allowed.'],
  comment_customers_only: [403, 'Must be logged in as customer to comment.'],
  comment_too_short: [400, ruleText('commentShort')],
  comment_too_long: [400, ruleText('commentLong')],
  provider_blocked: [403, 'You have blocked this business. Unblock it first.'],
  customer_blocked: [403, 'You have blocked this customer. Unblock them first.'],
  customer_already_blocked: [400, 'Customer is already blocked'],
  provider_already_blocked: [400, 'Business is already blocked'],
  reply_providers_only: [403, 'Only providers can reply to comments.'],
  reply_creator_only: [403, 'Only the creator of this blog can reply to comments.'],
  reply_too_short: [400, ruleText('replyShort')],
  reply_too_long: [400, ruleText('replyLong')],
  already_replied: [400, 'This comment already has a reply.'],
  already_reviewed: [400, 'You have already reviewed this business. You can change your review.'],
  account_too_new: [403, 'Your account is new. Contact the business first, or write your review in an hour.'],
  follows_full: [
    400,
    `You can follow at most ${following.most.toLocaleString('en-IN')} businesses. Unfollow one first.`,
  ],
  message_empty: [400, ruleText('messageEmpty')],
  message_too_long: [400, ruleText('chatMessageLong')],
  sender_wrong: [403, 'You can send messages only as yourself.'],
  push_service_unknown: [400, 'Not possible in this browser. Open Haat in Chrome.'],
  push_endpoint_taken: [
    409,
    "Couldn't turn on notifications. Block and allow them in your browser, then try again.",
  ],
  export_running: [409, 'Your data is already being prepared. This takes a few minutes.'],
  export_limit: [429, `At most ${dataExport.perDay} times a day. Try again tomorrow.`],
  need_limit: [
    429,
    `At most ${needs.open} open needs at a time, and ${needs.perDay} new ones a day. Close one or wait.`,
  ],
  need_not_open: [409, 'This need is already closed.'],
  need_answered: [400, 'You have already replied to this need. You can change your reply.'],
  need_declined: [409, 'You said no to this need.'],
  orders_off: [400, 'This business does not take orders here right now.'],
  order_too_small: [400, 'This order is below the minimum of the business. Add more items.'],
  order_too_large: [400, 'This order is too large. Send a smaller one.'],
  order_status: [400, 'This change of the order is not possible now.'],
  if_match_missing: [428, 'Send the ETag of the order as If-Match.'],
  client_id_used: [409, 'This client_id is already used by another message.'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type RefusalCode = keyof typeof refusals
export const refusalCodes = Object.keys(refusals) as RefusalCode[]

export const refusalStatus = (code: RefusalCode): number => refusals[code][0]
export const refusalText = (code: RefusalCode): string => refusals[code][1]

// The specification names the text `error`, `detail` or `message`, depending on the endpoint: all three are equal.
export const ErrorEnvelope = Type.Object({
  code: Type.String(),
  error: Type.String(),
  detail: Type.String(),
  message: Type.String(),
})

// Form errors: field to list of messages, nested as the payload is.
export type FieldErrors = { [field: string]: string[] | FieldErrors }
export type FieldCodes = { [field: string]: RuleCode[] | FieldCodes }

/** The header of a reply to a form that breaks its rules: its FieldCodes as JSON, because the body has only English sentences. */
export const FIELD_CODES_HEADER = 'x-field-codes'
