// The server ends an idle session. A page can't poll for that, because the request would extend the session; all tabs share the
// time of the last call instead.
import { useEffect, useEffectEvent } from 'react'
import { session } from '../../../../contract/limits.ts'

const LAST_CALL_KEY = 'admin_last_call'

export const recordActivity = () => localStorage.setItem(LAST_CALL_KEY, String(Date.now()))

const timeLeft = () => Number(localStorage.getItem(LAST_CALL_KEY)) + session.adminIdle - Date.now()

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
