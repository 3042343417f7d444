import { type MouseEvent, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../lib/refusal-text.ts'
import { showCustomerToast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/useWrite.ts'

type Options<Result> = {
  /** What is known. */
  isOn: boolean
  send: (isOn: boolean) => Promise<Result>
  /** Makes the result known. */
  onSent: (result: Result) => unknown
  /** Said when the server gives no reason, such as without a connection. */
  failedText: (isOn: boolean) => string
}

/** Shows what was pressed while it is on its way. When that fails, it shows what is known again and says so. */
export const useToggle = <Result>({ isOn, send, onSent, failedText }: Options<Result>) => {
  const { t } = useTranslation('Following')
  const [wanted, setWanted] = useState(isOn)
  const { write, isPending } = useWrite({
    mutationFn: (next: boolean) => {
      setWanted(next)
      return send(next)
    },
    onDone: onSent,
    onFailed: (error, next) =>
      showCustomerToast({ kind: 'error', text: refusalText(t, error, failedText(next)) }),
  })
  const isShown = isPending ? wanted : isOn
  return {
    isOn: isShown,
    set: write,
    // The second of a double click would undo the first.
    press: ({ detail }: MouseEvent) => {
      if (detail < 2) write(!isShown)
    },
  }
}
