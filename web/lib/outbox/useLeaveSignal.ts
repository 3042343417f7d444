import { useEffect, useRef } from 'react'
import { LEFT_PAGE } from '../uploads/upload.ts'

/** For a form that may be closed while it sends: its result then stays in the outbox. */
export const useLeaveSignal = () => {
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(LEFT_PAGE), [])
  return () => (leaving.current = new AbortController()).signal
}
