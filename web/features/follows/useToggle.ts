import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { showCustomerToast } from '../../lib/toast.ts'
import { useOptimisticMutation } from '../../lib/forms/useOptimisticMutation.ts'

type Options<Result> = {
  /** What is known. */
  isOn: boolean
  /** Where it is known from: the reply to what was sent is put there. */
  queryKey: QueryKey
  send: (isOn: boolean) => Promise<Result>
  /** Told of each reply, and whether it is what was pressed last. */
  onSent?: (result: Result, isLast: boolean) => unknown
  /** Said when the server gives no reason, such as without a connection. */
  failedText: (isOn: boolean) => string
}

/** Shows what was pressed while it is on its way. When that fails, it shows what is known again and says so. */
export const useToggle = <Result>({ isOn, queryKey, send, onSent, failedText }: Options<Result>) => {
  const client = useQueryClient()
  const { t } = useTranslation('Following')
  const { mutate, variables } = useOptimisticMutation({
    key: queryKey,
    mutationFn: send,
    onDone: async (result, { isLast }) => {
      // After a login both are asked at once, and the older answer may come last.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, result)
      onSent?.(result, isLast)
    },
    onFailed: (error, { input }) =>
      showCustomerToast({ kind: 'error', text: refusalText(t, error, failedText(input)) }),
  })
  const isShown = variables ?? isOn
  return {
    isOn: isShown,
    set: mutate,
    // The second of a double click would undo the first.
    press: ({ detail }: MouseEvent) => {
      if (detail < 2) mutate(!isShown)
    },
  }
}
