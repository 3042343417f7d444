import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../lib/refusal-text.ts'
import { showCustomerToast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/useWrite.ts'

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

/**
 * Shows what was pressed while it is on its way; who changes their mind meanwhile gets what they pressed last. When it fails, it shows
 * what is known again and says so.
 */
export const useToggle = <Result>({ isOn, queryKey, send, onSent, failedText }: Options<Result>) => {
  const client = useQueryClient()
  const { t } = useTranslation('Following')
  const [wanted, setWanted] = useState(isOn)
  const pressedLast = useRef(isOn)
  const sentLast = useRef(isOn)
  const sendWanted = async (): Promise<void> => {
    const next = pressedLast.current
    sentLast.current = next
    const result = await send(next)
    // After a login both are asked at once, and the older answer may come last.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, result)
    const isLast = pressedLast.current === next
    onSent?.(result, isLast)
    if (!isLast) await sendWanted()
  }
  const { write, isPending } = useWrite({
    mutationFn: sendWanted,
    onFailed: (error) =>
      showCustomerToast({ kind: 'error', text: refusalText(t, error, failedText(sentLast.current)) }),
  })
  const set = (next: boolean) => {
    pressedLast.current = next
    setWanted(next)
    write()
  }
  const isShown = isPending ? wanted : isOn
  return {
    isOn: isShown,
    set,
    // The second of a double click would undo the first.
    press: ({ detail }: MouseEvent) => {
      if (detail < 2) set(!isShown)
    },
  }
}
