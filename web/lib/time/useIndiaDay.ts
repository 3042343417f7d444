import { useSyncExternalStore } from 'react'
import { indiaDay, startOfDay } from '../../../contract/open-state.ts'

const today = () => indiaDay(new Date())

const subscribe = (onChange: () => void) => {
  const midnight = startOfDay(today() + 1).getTime()
  const timer = setTimeout(onChange, midnight - Date.now())
  // Timers stand still while a phone sleeps.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Which day it is in India, counted as open-state.ts counts: another one when midnight comes. */
export const useIndiaDay = () => useSyncExternalStore(subscribe, today, today)
