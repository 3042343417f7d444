import { useEffect, useEffectEvent } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { isLoggingOut } from '../session/session.ts'

/**
 * For a form without a draft: the browser asks before the tab closes, and a navigation waits for `proceed` or `reset` of the
 * returned blocker. The logout is not blocked.
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
