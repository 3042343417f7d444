import { type ComponentType, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.tsx'
import { logWarning } from '../log.ts'
import { showCustomerToast } from '../toast.ts'
import { useWrite } from '../forms/useWrite.ts'

/** A dialog whose script is loaded when it is opened. A failure is displayed, and the next click retries. */
export const useLazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const { t } = useTranslation('Navbar')
  const [Dialog, setDialog] = useState<ComponentType<P>>()
  const { write, isPending } = useWrite({
    mutationFn: load,
    onDone: (loaded) => setDialog(() => loaded),
    onFailed: (error) => {
      logWarning('a dialog could not be loaded', error)
      showCustomerToast({ kind: 'error', text: t('notLoaded') })
    },
  })
  return {
    Dialog,
    isOpening: isPending,
    open: () => write(),
    close: () => setDialog(undefined),
  }
}
