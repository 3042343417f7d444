import { useEffect, useEffectEvent } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { isLoggingOut } from '../session/session.ts'

/**
 * For a form whose input is nowhere else: the browser asks before the tab closes, and a way to another page waits, as the returned
 * blocker, for `proceed` or `reset`. `hasUnsavedChanges` is asked at that moment. It does not block at log-out: the session is over.
 */
export const useUnsavedChangesGuard = (hasUnsavedChanges: () => boolean): Blocker => {
  const mustWarn = () => !isLoggingOut() && hasUnsavedChanges()
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mustWarn()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])
  return useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && mustWarn(),
  )
}
