import { useEffect, useRef } from 'react'

/** Brings the keyboard to what is about to appear, so that it is read out and seen. */
export const useFocusWhenShown = () => {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const element = wanted.current && document.getElementById(wanted.current)
    if (!element) return
    wanted.current = undefined
    element.focus()
  })
  return (id: string) => {
    wanted.current = id
  }
}
