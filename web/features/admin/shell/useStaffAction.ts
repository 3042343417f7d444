import { useQueryClient } from '@tanstack/react-query'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { ADMIN_KEY } from './staff-session.api.ts'
import { useErrorText } from './useErrorText.ts'

type StaffAction = {
  /** In a list: the id of the row. */
  about?: number | string
  work: () => Promise<unknown>
  /** Said when it is done. */
  done: string
}

/** Does one thing at a time to each row and shows the result. Cached data of the section is fetched again. */
export const useStaffAction = (section: string) => {
  const client = useQueryClient()
  const errorText = useErrorText()
  const invalidate = () => client.invalidateQueries({ queryKey: [ADMIN_KEY, section] })

  const { write, isPending } = useWrite({
    about: ({ about }) => about,
    mutationFn: ({ work }: StaffAction) => work(),
    onDone: (_, { done }) => {
      showProviderToast({ kind: 'success', text: done })
      return invalidate()
    },
    onFailed: (error) => {
      showProviderToast({ kind: 'error', text: errorText(error) })
      return invalidate()
    },
  })
  return { act: write, isBusy: isPending, invalidate, errorText }
}
