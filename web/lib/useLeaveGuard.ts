import { useEffect, useEffectEvent } from 'react'
import { type Blocker, useBlocker } from 'react-router'

/**
 * For a form whose input is nowhere else: the browser asks before the tab closes, and a way to another page waits, as the returned
 * blocker, for `proceed` or `reset`. `wouldLose` is asked at that moment.
 */
export const useLeaveGuard = (wouldLose: () => boolean): Blocker => {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])
  return useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && wouldLose(),
  )
}
