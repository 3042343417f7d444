import { useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldErrors, RefusalCode } from '../../../contract/errors.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import { CallError } from '../http/call.ts'
import { fieldProblems } from './rule-text.ts'

/** Nested as the payload is: `customer_profile: { name: [...] }` is about the field `name`. */
const flatten = (errors: FieldErrors): [field: string, message: string][] =>
  Object.entries(errors).flatMap(([field, inner]) => {
    if (Array.isArray(inner)) return inner.slice(0, 1).map((message) => [field, message] as [string, string])
    return typeof inner === 'object' ? flatten(inner) : []
  })

/** `message` is the code of a rule, or a text of the server. */
export type FieldError<Field> = { field: Field; message: string }

export type ErrorMapping<Field> = {
  /** Fields of the form by fields of the payload, where the names differ. */
  aliases?: Readonly<Record<string, Field>>
  /** Refused files have a code and no field. */
  fieldsByCode?: Partial<Record<RefusalCode, FieldError<Field> & { message: RuleCode }>>
}

const fieldMessages = <Field extends string>(error: unknown, mapping: ErrorMapping<Field>) => {
  const { aliases = {}, fieldsByCode = {} } = mapping
  if (!(error instanceof CallError)) return new Map<string, string>()
  const byCode = error.code && fieldsByCode[error.code]
  if (byCode) return new Map<string, string>([[byCode.field, byCode.message]])
  return new Map<string, string>(
    // Of two with one alias the first wins.
    flatten(fieldProblems(error) ?? {})
      .map(([name, message]): [string, string] => [aliases[name] ?? name, message])
      .toReversed(),
  )
}

/** Returns the server's message about a value. */
export type ServerRule = (value: unknown) => string | undefined

/** `fields` are in the order of the form. */
export const useServerFieldErrors = <Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  fields: readonly Path<Values>[],
  mapping: ErrorMapping<Path<Values>> = {},
) => {
  const refused = useRef(new Map<string, { value: unknown; message: string }>())

  const refuse = (field: Path<Values>, message: string, shouldFocus = true) => {
    refused.current.set(field, { value: getValues(field), message })
    setError(field, { type: 'server', message }, { shouldFocus })
  }

  /** Sets the errors, focuses the first field and returns them; an empty list for any other failure. */
  const show = (error: unknown): FieldError<Path<Values>>[] => {
    const messages = fieldMessages(error, mapping)
    const wrong = fields.flatMap((field) => {
      const message = messages.get(field)
      return message === undefined ? [] : { field, message }
    })
    for (const [at, { field, message }] of wrong.entries()) refuse(field, message, at === 0)
    return wrong
  }

  /** For the field's `validate`, after its own rule: a refused value stays invalid. */
  const ruleOf =
    (field: Path<Values>): ServerRule =>
    (value) => {
      const last = refused.current.get(field)
      return last?.value === value ? last?.message : undefined
    }

  /** Before the form is sent again: the same value may be valid by now. */
  const forget = () => refused.current.clear()

  return { show, refuse, ruleOf, forget }
}
