// What the server found wrong with a form, at its fields.
import { useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from '../../../contract/errors.ts'
import { CallError } from '../../lib/http/call.ts'
import { fieldProblems } from '../../lib/forms/rule-text.ts'

/** Nested as the payload is: `customer_profile: { name: [...] }` is about the field `name`. */
const flatten = (errors: FieldErrors): [field: string, message: string][] =>
  Object.entries(errors).flatMap(([field, inner]) => {
    if (Array.isArray(inner)) return inner.slice(0, 1).map((message) => [field, message] as [string, string])
    return typeof inner === 'object' ? flatten(inner) : []
  })

const fieldMessages = (error: unknown): Map<string, string> =>
  new Map(error instanceof CallError ? flatten(fieldProblems(error) ?? {}) : [])

/** Finds what the server said of a value: the code of a rule, or a sentence. */
export type ServerRule = (value: unknown) => string | undefined

/** `fields` are the form's, in the order in which they stand. */
export const useServerFieldErrors = <Values extends FieldValues>(
  { getValues, setError }: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
) => {
  const refused = useRef(new Map<string, { value: unknown; message: string }>())

  const refuse = (field: Path<Values>, message: string, shouldFocus = true) => {
    refused.current.set(field, { value: getValues(field), message })
    setError(field, { type: 'server', message }, { shouldFocus })
  }

  /** Puts the messages at their fields, the focus on the first, and says which those are; none when it is another failure. */
  const show = (error: unknown): Path<Values>[] => {
    const messages = fieldMessages(error)
    const wrong = fields.filter((field) => messages.has(field))
    for (const [at, field] of wrong.entries()) refuse(field, messages.get(field) ?? '', at === 0)
    return wrong
  }

  /** For the field's `validate`, after its own rule: what was refused stays wrong while it is the same. */
  const ruleOf =
    (field: Path<Values>): ServerRule =>
    (value) => {
      const last = refused.current.get(field)
      return last?.value === value ? last?.message : undefined
    }

  /** Before the form is sent again: the same value may be right by now. */
  const forget = () => refused.current.clear()

  return { show, refuse, ruleOf, forget }
}
