import { useState } from 'react'
import { useOneAtATime } from '../../../../lib/useOneAtATime.ts'
import { useProblem } from '../useProblem.ts'

/** A box for a code and what becomes of it. A wrong one is taken out, to be typed anew. */
export const useCode = (send: (code: string) => Promise<void>) => {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const problemOf = useProblem()
  const submit = (typed = code) =>
    void run(async () => {
      setProblem(undefined)
      try {
        await send(typed)
      } catch (error) {
        setProblem(problemOf(error))
        setCode('')
      }
    })
  return { code, setCode, problem, isBusy, submit }
}
