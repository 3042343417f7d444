import { type ComponentType, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.tsx'
import { logWarning } from '../log.ts'
import { showCustomerToast } from '../toast.ts'
import { useWrite } from '../forms/useWrite.ts'

/** A failure is displayed, and the next press retries. */
export const useLoadOnPress = <T>(load: () => Promise<T>, onLoaded: (loaded: T) => void) => {
  const { t } = useTranslation('Navbar')
  return useWrite({
    mutationFn: load,
    onDone: onLoaded,
    onFailed: (error) => {
      logWarning('a dialog could not be loaded', error)
      showCustomerToast({ kind: 'error', text: t('notLoaded') })
    },
  })
}

/** A dialog whose script is loaded when it is opened. */
export const useLazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const [Dialog, setDialog] = useState<ComponentType<P>>()
  const { write, isPending } = useLoadOnPress(load, (loaded) => setDialog(() => loaded))
  return {
    Dialog,
    isOpening: isPending,
    open: () => write(),
    close: () => setDialog(undefined),
  }
}
