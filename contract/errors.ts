// Everything the server refuses: a stable code, a status and the one English text. The web words the code in Hindi.
import { Type } from 'typebox'

const refusals = {
  bad_input: [400, 'The request is not valid.'],
  not_authenticated: [401, 'You are not authenticated.'],
  forbidden: [403, 'You may not do this.'],
  not_found: [404, 'Not found.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  conflict: [409, 'Somebody else changed this in the meantime.'],
  still_working: [409, 'The same request is still being worked on.'],
  key_reused: [409, 'This Idempotency-Key was used for another request.'],
  too_large: [413, 'This is too large.'],
  wrong_kind: [415, 'This kind of content is not accepted.'],
  too_many: [429, 'Too many requests. Please wait a moment and try again.'],
  unexpected: [500, 'Something went wrong. Please try again.'],
  busy: [503, 'The server is busy. Please try again in a moment.'],
  district_not_found: [404, 'District not found.'],
  place_not_detected: [404, 'Unable to detect your district.'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type RefusalCode = keyof typeof refusals

export const refusalStatus = (code: RefusalCode): number => refusals[code][0]
export const refusalText = (code: RefusalCode): string => refusals[code][1]
export const refusalCodes = Object.keys(refusals) as RefusalCode[]

// The specification reads the text as `error` here, `detail` there and `message` elsewhere: all three are the same.
export const ErrorEnvelope = Type.Object({
  code: Type.String(),
  error: Type.String(),
  detail: Type.String(),
  message: Type.String(),
})

// Form errors: field to list of messages, nested as the payload is.
export type FieldErrors = { [field: string]: string[] | FieldErrors }
