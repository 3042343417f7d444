import { useEffect, useEffectEvent } from 'react'

// The longest that a timer of the browser can wait; a page that is open for weeks asks again when it is looked at.
const LONGEST_WAIT_MS = 2 ** 31 - 1
// Timers may be a little early.
const AFTERWARDS_MS = 100

/** Tells a page when a moment has come, also when it was past before the page began. Null: there is none. */
export const useOnMoment = (moment: string | null, onMoment: () => void) => {
  const tell = useEffectEvent(onMoment)
  useEffect(() => {
    if (!moment) return undefined
    const at = Date.parse(moment)
    const look = () => {
      if (Date.now() >= at) tell()
    }
    look()
    const wait = Math.max(0, at - Date.now()) + AFTERWARDS_MS
    const timer = setTimeout(look, Math.min(wait, LONGEST_WAIT_MS))
    // Timers stand still while a phone sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [moment])
}
