import { useQueryClient } from '@tanstack/react-query'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { ADMIN_KEY } from './staff-session.api.ts'
import { useErrorText } from './useErrorText.ts'

type StaffAction = {
  about?: number | string
  work: () => Promise<unknown>
  /** The text of the success toast. */
  done: string
}

/** One action at a time per row. Invalidates the queries of the section. */
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
