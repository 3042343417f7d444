import type { SubmitEvent } from 'react'
import { useController, useForm } from 'react-hook-form'
import { code as codeRule, firstOf, signupCode } from '../../../contract/rules.ts'
import { wasRefused } from '../../lib/forms/refusal-text.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'

type Options = {
  rule?: (code: string) => string | undefined
  send: (code: string) => Promise<unknown>
  problemOf: (error: unknown) => string
  /** By default a wrong code is cleared. One that the server has not checked always stays. */
  keepsWrongCode?: boolean
}

export const oneTimeCodeRule = firstOf(codeRule, signupCode)

export const useCodeForm = ({ rule = () => undefined, send, problemOf, keepsWrongCode }: Options) => {
  const { control, handleSubmit, setError, clearErrors, resetField, setFocus } = useForm({
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  })
  const { field, fieldState } = useController({ control, name: 'code', rules: { validate: rule } })
  const { write, isPending } = useWrite({
    mutationFn: send,
    onFailed: (error) => {
      const isCleared = !keepsWrongCode && wasRefused(error)
      if (isCleared) resetField('code')
      setError('code', { message: problemOf(error) }, { shouldFocus: isCleared })
    },
  })
  const onChange = (next: unknown) => {
    field.onChange(next)
    clearErrors('code')
  }
  return {
    field: { value: field.value, ref: field.ref, onChange },
    error: fieldState.error?.message,
    isBusy: isPending,
    submit: (event?: SubmitEvent) => void handleSubmit(({ code }) => write(code))(event),
    setFocus,
    resetField,
  }
}
