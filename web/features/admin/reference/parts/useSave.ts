import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showProviderToast as adminToast } from '../../../../lib/toast.ts'
import { ignoreAlreadyDone } from '../../../../lib/ignore-already-done.ts'
import { useOneAtATime } from '../../../../lib/useOneAtATime.ts'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { REFERENCE } from '../reference.api.ts'

/** Saves, says so and closes; or says what is wrong and stays. */
export const useSave = (onDone: () => void) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const { invalidate, errorText } = useStaffAction(REFERENCE)
  const save = (work: () => Promise<unknown>, done: 'saved' | 'retiredNow' | 'restored' = 'saved') =>
    void run(async () => {
      try {
        await ignoreAlreadyDone(work())
      } catch (error) {
        setProblem(errorText(error))
        // What somebody else has changed is seen now; saving once more is meant.
        await invalidate()
        return
      }
      adminToast({ kind: 'success', text: t(done) })
      onDone()
      await invalidate()
    })
  return { save, isBusy, problem, setProblem }
}
