import { useHydrated } from '../../../lib/browser/useHydrated.ts'
import { useSession, VIEWED_KEY } from '../../../lib/session/session.ts'

const hasViewed = () => {
  try {
    return window.localStorage.getItem(VIEWED_KEY) !== null
  } catch {
    return false // storage is blocked
  }
}

/** Signed in, or a business was opened before. Equals the styles' rule for the attributes of note-visit.ts. */
export const useIsReturning = () => {
  const session = useSession()
  const isHydrated = useHydrated()
  return isHydrated && (session !== null || hasViewed())
}
