import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { showCustomerToast } from '../../lib/toast.ts'
import { useOptimisticMutation } from '../../lib/forms/useOptimisticMutation.ts'

type Options<Result> = {
  isOn: boolean
  /** The query of the saved state, which the reply updates. */
  queryKey: QueryKey
  send: (isOn: boolean) => Promise<Result>
  onSent?: (result: Result, isLast: boolean) => unknown
  /** Displayed when the server gives no reason, such as offline. */
  failedText: (isOn: boolean) => string
}

/** An optimistic toggle. A failure is displayed and reverts it. */
export const useToggle = <Result>({ isOn, queryKey, send, onSent, failedText }: Options<Result>) => {
  const client = useQueryClient()
  const { t } = useTranslation('Following')
  const { mutate, variables } = useOptimisticMutation({
    key: queryKey,
    mutationFn: send,
    onDone: async (result, { isLast }) => {
      // After a login both requests run concurrently, and the older reply may arrive last.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, result)
      onSent?.(result, isLast)
    },
    onFailed: (error, { input }) =>
      showCustomerToast({ kind: 'error', text: refusalText(t, error, failedText(input)) }),
  })
  const isPressed = variables ?? isOn
  return {
    isOn: isPressed,
    set: mutate,
    // The second of a double click would undo the first.
    press: ({ detail }: MouseEvent) => {
      if (detail < 2) mutate(!isPressed)
    },
  }
}
