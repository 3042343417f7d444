import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { deleteDraftsOf } from '../../lib/forms/drafts.ts'
import { disownOutbox } from '../../lib/outbox/waiting-accounts.ts'
import { RECENT_SEARCHES_KEY } from '../../features/search/recent-searches-key.ts'
import { paths } from '../../lib/paths.ts'
import { disownPush } from '../../lib/push/push-owner.ts'
import { currentSession, clearSession, startLogout } from '../../lib/session/session.ts'
import { withToast } from '../../lib/toast.ts'
import { postToWorker } from '../../lib/browser/worker-messages.ts'

const endSession = () => {
  const session = currentSession()
  if (session) {
    deleteDraftsOf(session.id)
    disownOutbox(session.id)
  }
  disownPush()
  window.localStorage.removeItem(RECENT_SEARCHES_KEY)
  postToWorker({ kind: 'forget' })
  clearSession()
}

/**
 * Ends the session after the navigation to the home page: a page that requires a session would redirect to the login. Closing the
 * tab meanwhile ends it too.
 */
export const useEndSession = () => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const leftKey = useRef<string>(undefined)

  useEffect(
    () => () => {
      if (leftKey.current !== key) return
      leftKey.current = undefined
      window.removeEventListener('pagehide', endSession)
      endSession()
    },
    [key],
  )

  return (text: string) => {
    leftKey.current = key
    startLogout()
    window.addEventListener('pagehide', endSession)
    void navigate(paths.home(), { state: withToast({ kind: 'success', text }) })
  }
}
