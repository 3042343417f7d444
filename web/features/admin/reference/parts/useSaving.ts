import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { providerToast as deskToast } from '../../../../lib/toast.ts'
import { unlessDone } from '../../../../lib/unless-done.ts'
import { useOneAtATime } from '../../../../lib/useOneAtATime.ts'
import { useAct } from '../../desk/useAct.ts'
import { REFERENCE } from '../reference.api.ts'

/** Saves, says so and closes; or says what is wrong and stays. */
export const useSaving = (onDone: () => void) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'reference' })
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const { anew, problemOf } = useAct(REFERENCE)
  const save = (work: () => Promise<unknown>, done: 'saved' | 'retiredNow' | 'restored' = 'saved') =>
    void run(async () => {
      try {
        await unlessDone(work())
      } catch (error) {
        setProblem(problemOf(error))
        // What somebody else has changed is seen now; saving once more is meant.
        await anew()
        return
      }
      deskToast({ kind: 'success', text: t(done) })
      onDone()
      await anew()
    })
  return { save, isBusy, problem, setProblem }
}
