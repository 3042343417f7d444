import { useEffect, useRef } from 'react'

/** Focuses an element that may not be rendered yet. */
export const useFocusById = () => {
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
