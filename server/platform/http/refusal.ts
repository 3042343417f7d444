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
  /** Set where the specification puts the text of a broken rule into the envelope. */
  fieldCodes?: FieldCodes
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

/** Happens by the thousand under load, so it is not logged. */
export class Overloaded extends Refusal {
  override name = 'Overloaded'

  constructor() {
    // Jitter, so that the clients do not retry in the same second.
    super('busy', { retryAfter: 1 + Math.floor(Math.random() * 3) })
  }
}

export class FormRefusal extends Error {
  override name = 'FormRefusal'
  readonly fieldCodes: FieldCodes

  constructor(fieldCodes: FieldCodes) {
    super('The form breaks its rules.')
    this.fieldCodes = fieldCodes
  }
}

export const isRefusal = (error: unknown) => error instanceof Refusal || error instanceof FormRefusal

export const fieldErrors = (codes: FieldCodes): FieldErrors =>
  Object.fromEntries(
    Object.entries(codes).map(([field, inner]) => [
      field,
      Array.isArray(inner) ? inner.map((code) => ruleText(code)) : fieldErrors(inner),
    ]),
  )
