import { type RefObject, useEffect, useRef } from 'react'

/** An element that is moved in the DOM loses the focus. */
export const useRestoreFocus = (element: RefObject<HTMLElement | null>) => {
  const isMoving = useRef(false)
  useEffect(() => {
    if (isMoving.current) element.current?.focus()
    isMoving.current = false
  })
  return () => void (isMoving.current = true)
}
