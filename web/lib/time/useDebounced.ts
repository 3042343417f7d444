import { useEffect, useState } from 'react'

/** The debounced text for requests while typing. Empty at first, because the initial text was just typed. */
export const useDebounced = (value: string, wait: number): string => {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return debounced
}
