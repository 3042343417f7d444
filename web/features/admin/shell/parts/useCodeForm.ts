import { useState } from 'react'
import { useWrite } from '../../../../lib/useWrite.ts'
import { useErrorText } from '../useErrorText.ts'

/** A box for a code and what becomes of it. A wrong one is taken out, to be typed anew. */
export const useCodeForm = (send: (code: string) => Promise<void>) => {
  const [code, setCode] = useState('')
  const errorText = useErrorText()
  const { write, isPending, error } = useWrite({ mutationFn: send, onFailed: () => setCode('') })
  return {
    code,
    setCode,
    problem: error ? errorText(error) : undefined,
    isBusy: isPending,
    submit: (typed = code) => write(typed),
  }
}
