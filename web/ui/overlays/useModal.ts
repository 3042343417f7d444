import { useLayoutEffect, useRef } from 'react'

/** For a <dialog> that is open while it is rendered. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    // A dialog that is only removed from the page does not return the focus.
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
