import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { deleteDraftsOf } from '../../lib/forms/drafts.ts'
import { disownOutbox } from '../../lib/outbox/waiting-accounts.ts'
import { paths } from '../../lib/paths.ts'
import { disownPush } from '../../lib/push/push-owner.ts'
import { currentSession, clearSession, startLogout } from '../../lib/session/session.ts'
import { withToast } from '../../lib/toast.ts'
import { postToWorker } from '../../lib/browser/worker-messages.ts'

const forgetPerson = () => {
  const session = currentSession()
  if (session) {
    deleteDraftsOf(session.id)
    disownOutbox(session.id)
  }
  disownPush()
  postToWorker({ kind: 'forget' })
  clearSession()
}

/**
 * Goes home with a toast and ends the session after the home page is shown: a page that needs the session would send its
 * visitor to the login as soon as it goes. Closing the tab meanwhile logs out all the same.
 */
export const useEndSession = () => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const leftKey = useRef<string>(undefined)

  useEffect(
    () => () => {
      if (leftKey.current !== key) return
      leftKey.current = undefined
      window.removeEventListener('pagehide', forgetPerson)
      forgetPerson()
    },
    [key],
  )

  return (text: string) => {
    leftKey.current = key
    startLogout()
    window.addEventListener('pagehide', forgetPerson)
    void navigate(paths.home(), { state: withToast({ kind: 'success', text }) })
  }
}
