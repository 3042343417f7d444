// An expected failure: thrown where it is found, turned into a reply in one place (error-reply.ts).
import { type FieldErrors, refusalStatus, refusalText, type RefusalCode } from '../../../contract/errors.ts'

export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly status: number
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, { text, retryAfter }: { text?: string; retryAfter?: number } = {}) {
    super(text ?? refusalText(code))
    this.code = code
    this.status = refusalStatus(code)
    this.retryAfter = retryAfter
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
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('The form breaks its rules.')
    this.fields = fields
  }
}
