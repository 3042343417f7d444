import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { showProviderToast as adminToast } from '../../../../lib/toast.ts'
import { ignoreAlreadyDone } from '../../../../lib/http/ignore-already-done.ts'
import { useWrite } from '../../../../lib/forms/useWrite.ts'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { REFERENCE } from '../reference.api.ts'

type Save = { work: () => Promise<unknown>; done: 'saved' | 'retiredNow' | 'restored' }

export const useSave = (onDone: () => void) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const [problem, setProblem] = useState<string>()
  const { invalidate, errorText } = useStaffAction(REFERENCE)
  const { write, isPending } = useWrite({
    mutationFn: ({ work }: Save) => ignoreAlreadyDone(work()),
    onDone: (_, { done }) => {
      adminToast({ kind: 'success', text: t(done) })
      onDone()
      return invalidate()
    },
    onFailed: (error) => {
      setProblem(errorText(error))
      // After a conflict the next save is based on the current version.
      return invalidate()
    },
  })
  const save = (work: Save['work'], done: Save['done'] = 'saved') => write({ work, done })
  return { save, isBusy: isPending, problem, setProblem }
}
