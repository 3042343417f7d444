// An expected failure: thrown where it is found, turned into a reply in one place (error-reply.ts).
import {
  type FieldCodes,
  type FieldErrors,
  refusalStatus,
  refusalText,
  type RefusalCode,
} from '../../../contract/errors.ts'
import { ruleText } from '../../../contract/rule-texts.ts'
import type { SecurityEvent } from './security-event.ts'

type RefusalDetails = {
  text?: string
  retryAfter?: number
  /** The broken rules, where the specification answers their sentence in the envelope. */
  fieldCodes?: FieldCodes
  /** What the log of security says of it. */
  event?: SecurityEvent
}

export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly status: number
  readonly retryAfter: number | undefined
  readonly fieldCodes: FieldCodes | undefined
  readonly event: SecurityEvent | undefined

  constructor(code: RefusalCode, { text, retryAfter, fieldCodes, event }: RefusalDetails = {}) {
    super(text ?? refusalText(code))
    this.code = code
    this.status = refusalStatus(code)
    this.retryAfter = retryAfter
    this.fieldCodes = fieldCodes
    this.event = event
  }
}

/** Turned away for want of time: it happens by the thousand, so no line of the log is spent on each. */
export class Overloaded extends Refusal {
  override name = 'Overloaded'

  constructor() {
    // Spread, so that not all of them come again in the same second.
    super('busy', { retryAfter: 1 + Math.floor(Math.random() * 3) })
  }
}

/** A form that breaks its rules: 400 with field to messages. */
export class FormRefusal extends Error {
  override name = 'FormRefusal'
  readonly fieldCodes: FieldCodes

  constructor(fieldCodes: FieldCodes) {
    super('The form breaks its rules.')
    this.fieldCodes = fieldCodes
  }
}

/** Whether it was thrown on purpose. */
export const isRefusal = (error: unknown) => error instanceof Refusal || error instanceof FormRefusal

/** The English messages of broken rules, in the same shape. */
export const fieldErrors = (codes: FieldCodes): FieldErrors =>
  Object.fromEntries(
    Object.entries(codes).map(([field, inner]) => [
      field,
      Array.isArray(inner) ? inner.map((code) => ruleText(code)) : fieldErrors(inner),
    ]),
  )
