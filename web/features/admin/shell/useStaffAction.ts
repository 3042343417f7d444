import { useQueryClient } from '@tanstack/react-query'
import { showProviderToast } from '../../../lib/toast.ts'
import { useOneAtATime } from '../../../lib/useOneAtATime.ts'
import { ADMIN_KEY } from './staff-session.api.ts'
import { useErrorText } from './useErrorText.ts'

type StaffAction = {
  work: () => Promise<unknown>
  /** Said when it is done. */
  done: string
}

/** Does one thing at a time and shows the result. Cached data of the section is fetched again. */
export const useStaffAction = (section: string) => {
  const client = useQueryClient()
  const errorText = useErrorText()
  const { isBusy, run } = useOneAtATime()
  const invalidate = () => client.invalidateQueries({ queryKey: [ADMIN_KEY, section] })

  const act = ({ work, done }: StaffAction) =>
    void run(async () => {
      try {
        await work()
        showProviderToast({ kind: 'success', text: done })
      } catch (error) {
        showProviderToast({ kind: 'error', text: errorText(error) })
      }
      await invalidate()
    })
  return { act, isBusy, invalidate, errorText }
}
