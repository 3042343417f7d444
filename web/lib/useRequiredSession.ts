import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from './paths.ts'
import { withReturn } from './return-to.ts'
import { currentSession, type Role, useSession } from './session.ts'
import { withToast } from './toast.ts'

const LOGIN_PATHS = { customer: paths.loginCustomer, provider: paths.loginProvider } as const

/** The session of this role. Anyone else is sent to its login, with a toast if the page has one, and comes back after it. */
export const useRequiredSession = (role: Role, reason?: string) => {
  const session = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isAllowed = session?.role === role
  const redirectToLogin = useEffectEvent(() => {
    // During hydration the session is not read yet, so this reads the storage.
    if (currentSession()?.role === role) return
    const toast = reason && withToast({ kind: 'error', text: reason, area: role })
    void navigate(LOGIN_PATHS[role](), {
      replace: true,
      state: { ...withReturn(pathname + search), ...toast },
    })
  })
  useEffect(() => {
    if (!isAllowed) redirectToLogin()
  }, [isAllowed])
  return isAllowed ? session : null
}
