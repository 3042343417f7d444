import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logQuietly } from './log.ts'
import { customerToast } from './toast.ts'
import { useOneAtATime } from './useOneAtATime.ts'

/**
 * For a dialog that is fetched when somebody asks for it, since most visitors never do. `isOpening` is for the button; when the file
 * can't be fetched, the person is told, and can press again.
 */
export const useLateDialog = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const { t } = useTranslation('Navbar')
  const [Dialog, setDialog] = useState<ComponentType<P>>()
  const { isBusy, run } = useOneAtATime()
  const fetchIt = async () => {
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch (error) {
      logQuietly('a dialog could not be loaded', error)
      customerToast({ kind: 'error', text: t('notLoaded') })
    }
  }
  return {
    Dialog,
    isOpening: isBusy,
    open: () => void run(fetchIt),
    close: () => setDialog(undefined),
  }
}
