import { type ComponentType, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.tsx'
import { logWarning } from '../log.ts'
import { showCustomerToast } from '../toast.ts'
import { useWrite } from '../forms/useWrite.ts'

/**
 * For a dialog that is fetched when somebody asks for it, since most visitors never do. `isOpening` is for the button; when the file
 * can't be fetched, the person is told, and can press again.
 */
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
