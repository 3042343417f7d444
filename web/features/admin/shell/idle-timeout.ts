// The server ends a session after half an hour without a call. An open page must not go on showing what it read, and must not ask
// either: the question itself would keep the session alive. All tabs share the time of the last call.
import { useEffect, useEffectEvent } from 'react'
import { session } from '../../../../contract/limits.ts'

const LAST_CALL_KEY = 'admin_last_call'

export const recordActivity = () => localStorage.setItem(LAST_CALL_KEY, String(Date.now()))

const timeLeft = () => Number(localStorage.getItem(LAST_CALL_KEY)) + session.adminIdle - Date.now()

/** Calls back when nobody has asked for anything for half an hour, in whichever tab. */
export const useIdleTimeout = (isOpen: boolean, onEnd: () => void) => {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout>
    const check = () => {
      const left = timeLeft()
      if (left <= 0) end()
      else timer = setTimeout(check, left)
    }
    check()
    return () => clearTimeout(timer)
  }, [isOpen])
}
