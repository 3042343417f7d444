import { useEffect, useEffectEvent } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { isLeaving } from './session.ts'

/**
 * For a form whose input is nowhere else: the browser asks before the tab closes, and a way to another page waits, as the returned
 * blocker, for `proceed` or `reset`. `wouldLose` is asked at that moment. Whoever logs out has answered: their session is over.
 */
export const useLeaveGuard = (wouldLose: () => boolean): Blocker => {
  const isInTheWay = () => !isLeaving() && wouldLose()
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isInTheWay()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])
  return useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isInTheWay(),
  )
}
