import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { withReturn } from './return-to.ts'
import { currentSession, type Role, type Session, useSession } from './session.ts'
import { withToast } from '../toast.ts'

const LOGIN_PATHS = {
  customer: paths.loginCustomer,
  provider: paths.loginProvider,
  any: paths.loginCustomer,
} as const

const hasRole = (session: Session | null, role: Role | 'any'): session is Session =>
  session !== null && (role === 'any' || session.role === role)

/** The session with this role. Others are redirected to the login, with an optional toast, and return afterwards. */
export const useRequiredSession = (role: Role | 'any', reason?: string) => {
  const session = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isAllowed = hasRole(session, role)
  const redirectToLogin = useEffectEvent(() => {
    // The hook returns null during hydration, so this reads the storage.
    if (hasRole(currentSession(), role)) return
    const area = role === 'provider' ? role : 'customer'
    const toast = reason && withToast({ kind: 'error', text: reason, area })
    void navigate(LOGIN_PATHS[role](), {
      replace: true,
      state: { ...withReturn(pathname + search, role === 'any'), ...toast },
    })
  })
  useEffect(() => {
    if (!isAllowed) redirectToLogin()
  }, [isAllowed])
  return isAllowed ? session : null
}
