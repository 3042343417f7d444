import { useEffect, useRef } from 'react'
import { LEFT_PAGE } from '../uploads/upload.ts'

/** For a write whose form may be closed while it is under way: what becomes of it is then kept in the outbox, and not told to nobody. */
export const useLeaveSignal = () => {
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(LEFT_PAGE), [])
  return () => (leaving.current = new AbortController()).signal
}
