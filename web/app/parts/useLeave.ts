import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dropDraftsOf } from '../../lib/drafts.ts'
import { paths } from '../../lib/paths.ts'
import { currentSession, forgetSession, startLeaving } from '../../lib/session.ts'
import { withToast } from '../../lib/toast.ts'

const forgetAll = () => {
  const session = currentSession()
  if (session) dropDraftsOf(session.id)
  forgetSession()
}

/**
 * Home with a word, and the session is forgotten: when the next page is there, since one that needs the session would send its
 * visitor to the login as soon as it goes. Whoever closes the tab on the way has left all the same.
 */
export const useLeave = () => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const left = useRef<string>(undefined)

  useEffect(
    () => () => {
      if (left.current !== key) return
      left.current = undefined
      window.removeEventListener('pagehide', forgetAll)
      forgetAll()
    },
    [key],
  )

  return (text: string) => {
    left.current = key
    startLeaving()
    window.addEventListener('pagehide', forgetAll)
    void navigate(paths.home(), { state: withToast({ kind: 'success', text }) })
  }
}
