import { useEffect, useState } from 'react'

/** The value once it has rested: what is asked of the server while somebody types. */
export const useDebounced = <T>(value: T, wait: number): T => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return debounced
}
