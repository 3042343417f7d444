import { useEffect, useState } from 'react'

/** The value once it has rested: what is asked of the server while somebody types. */
export const useDebounced = <T>(value: T, wait: number): T => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return rested
}
