import { useEffect, useRef } from 'react'

/** Moves the focus to the list when the focused button was removed with its row. */
export const useFocusWhenFewer = (count: number) => {
  const box = useRef<HTMLElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) box.current?.focus()
    before.current = count
  }, [count])
  return box
}
