import { useState } from 'react'
import { useOneAtATime } from '../../../../lib/useOneAtATime.ts'
import { useErrorText } from '../useErrorText.ts'

/** A box for a code and what becomes of it. A wrong one is taken out, to be typed anew. */
export const useCodeForm = (send: (code: string) => Promise<void>) => {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const errorText = useErrorText()
  const submit = (typed = code) =>
    void run(async () => {
      setProblem(undefined)
      try {
        await send(typed)
      } catch (error) {
        setProblem(errorText(error))
        setCode('')
      }
    })
  return { code, setCode, problem, isBusy, submit }
}
