import { type MouseEvent, useState } from 'react'
import { useLazyDialog } from '../../lib/loading/useLazyDialog.ts'
import type { Picture } from './Photo.tsx'

const loadViewer = async () => (await import('./parts/PhotoViewer.tsx')).PhotoViewer

/** For links to photos: `viewer` is rendered beside them, and a click opens it at the clicked photo. */
export const usePhotoViewer = (photos: { name: string; pictures: readonly Picture[] }) => {
  const [first, setFirst] = useState(0)
  const { Dialog: Viewer, open, close } = useLazyDialog(loadViewer)
  const openViewer = (event: MouseEvent, at: number) => {
    // The link opens in a new tab.
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setFirst(at)
    open()
  }
  return { viewer: Viewer && <Viewer {...photos} first={first} onClose={close} />, openViewer }
}
