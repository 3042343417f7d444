// Whether a username, an e-mail address or a mobile number is still free: asked once the value has rested. The server has the
// last word when the form is sent, so a check that can't be made says nothing.
import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import type { Rule } from '../../../contract/rules.ts'

type Options = {
  /** Only a value that keeps it is asked about. */
  rule: Rule
  isTaken: (value: string) => Promise<boolean>
  /** What is wrong with a value that somebody else has. */
  taken: RuleCode
  /** Milliseconds without another call of `schedule`. */
  wait: number
}

/**
 * register('username', { validate: username.validate, onBlur: (event) => username.schedule(event.target.value) })
 *
 * `schedule` goes to `onBlur` or to `onChange`, as the screen has it; `validate` knows the rule and what was answered.
 */
export const useAvailability = <Values extends FieldValues>(
  { getValues, trigger }: UseFormReturn<Values>,
  field: Path<Values>,
  { rule, isTaken, taken, wait }: Options,
) => {
  // Kept by value: a slow answer is only about the value that it was asked for.
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
