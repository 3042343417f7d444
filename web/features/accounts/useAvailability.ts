// Checks whether a username, an email or a mobile number is free, with a debounce. A failed check is ignored: the server checks
// again when the form is sent.
import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import type { Rule } from '../../../contract/rules.ts'

type Options = {
  /** Only valid values are checked. */
  rule: Rule
  isTaken: (value: string) => Promise<boolean>
  taken: RuleCode
  /** The debounce in milliseconds. */
  wait: number
}

/** `schedule` is for `onBlur` or `onChange` of the field, `validate` for its rules. */
export const useAvailability = <Values extends FieldValues>(
  { getValues, trigger }: UseFormReturn<Values>,
  field: Path<Values>,
  { rule, isTaken, taken, wait }: Options,
) => {
  // By value: a slow response is only about the value that it was requested for.
  const answers = useRef(new Map<string, boolean>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const check = async (value: string) => {
    try {
      answers.current.set(value, await isTaken(value))
    } catch {
      return
    }
    if (getValues(field) === value) await trigger(field)
  }
  const schedule = (value: string) => {
    clearTimeout(timer.current)
    if (value === '' || rule(value)) return
    timer.current = setTimeout(() => void check(value), wait)
  }
  const validate: Rule = (value) => rule(value) ?? (answers.current.get(value) ? taken : undefined)
  return { schedule, validate }
}
