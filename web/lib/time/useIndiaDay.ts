import { useSyncExternalStore } from 'react'
import { indiaDay, startOfDay } from '../../../contract/open-state.ts'

const today = () => indiaDay(new Date())

const subscribe = (onChange: () => void) => {
  const midnight = startOfDay(today() + 1).getTime()
  const timer = setTimeout(onChange, midnight - Date.now())
  // Timers pause while a phone sleeps.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The current day in India, as in open-state.ts. Changes at midnight. */
export const useIndiaDay = () => useSyncExternalStore(subscribe, today, today)
