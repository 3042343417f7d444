import { useEffect, useState } from 'react'

/** The text once it has rested: what is asked of the server while somebody types. Empty at first: what stands there was just typed, too. */
export const useDebounced = (value: string, wait: number): string => {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return debounced
}
