import { useEffect, useRef } from 'react'

/** The button that ended a block goes with its row: the keyboard goes on at the list. */
export const useFocusWhenFewer = (count: number) => {
  const box = useRef<HTMLElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) box.current?.focus()
    before.current = count
  }, [count])
  return box
}
