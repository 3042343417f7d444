import { useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from '../../../contract/errors.ts'
import { CallError } from '../../lib/http/call.ts'
import { fieldProblems } from '../../lib/forms/rule-text.ts'

/** Nested like the payload: `customer_profile: { name: [...] }` is about the field `name`. */
const flatten = (errors: FieldErrors): [field: string, message: string][] =>
  Object.entries(errors).flatMap(([field, inner]) => {
    if (Array.isArray(inner)) return inner.slice(0, 1).map((message) => [field, message] as [string, string])
    return typeof inner === 'object' ? flatten(inner) : []
  })

const fieldMessages = (error: unknown): Map<string, string> =>
  new Map(error instanceof CallError ? flatten(fieldProblems(error) ?? {}) : [])

/** Returns the code of a rule, or the text of the server. */
export type ServerRule = (value: unknown) => string | undefined

/** `fields` in the order of the form. */
export const useServerFieldErrors = <Values extends FieldValues>(
  { getValues, setError }: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
) => {
  const refused = useRef(new Map<string, { value: unknown; message: string }>())

  const refuse = (field: Path<Values>, message: string, shouldFocus = true) => {
    refused.current.set(field, { value: getValues(field), message })
    setError(field, { type: 'server', message }, { shouldFocus })
  }

  /** Sets the errors, focuses the first, and returns their fields: none for other failures. */
  const show = (error: unknown): Path<Values>[] => {
    const messages = fieldMessages(error)
    const wrong = fields.filter((field) => messages.has(field))
    for (const [at, field] of wrong.entries()) refuse(field, messages.get(field) ?? '', at === 0)
    return wrong
  }

  /** For `validate` of the field: a refused value stays invalid until it is changed. */
  const ruleOf =
    (field: Path<Values>): ServerRule =>
    (value) => {
      const last = refused.current.get(field)
      return last?.value === value ? last?.message : undefined
    }

  /** Before the form is sent again: the same value may be valid by then. */
  const forget = () => refused.current.clear()

  return { show, refuse, ruleOf, forget }
}
