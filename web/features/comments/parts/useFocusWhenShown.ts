import { useEffect, useRef } from 'react'

/** Brings the keyboard to what is about to appear, so that it is read out and seen. */
export const useFocusWhenShown = () => {
  const pendingId = useRef<string>(undefined)
  useEffect(() => {
    const element = pendingId.current && document.getElementById(pendingId.current)
    if (!element) return
    pendingId.current = undefined
    element.focus()
  })
  return (id: string) => {
    pendingId.current = id
  }
}
