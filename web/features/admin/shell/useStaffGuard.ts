import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { CallError } from '../../../lib/http/call.ts'
import { paths } from '../../../lib/paths.ts'
import { withReturn } from '../../../lib/session/return-to.ts'
import { showProviderToast as adminToast, withToast } from '../../../lib/toast.ts'
import { setCsrfToken, onStaffSessionExpired } from './admin-call.ts'
import { adminPaths } from './admin-paths.ts'
import { ADMIN_KEY, logOutStaff, type StaffSession, staffSessionQuery } from './staff-session.api.ts'
import { useIdleTimeout } from './idle-timeout.ts'

const isSessionExpired = (error: unknown) => error instanceof CallError && error.status === 401

const hasPassedSecondFactor = ({ second_factor }: StaffSession) =>
  second_factor === 'proved' || second_factor === 'offered'

export const useStaffGuard = () => {
  const { data: staff, error, isFetching, refetch } = useQuery(staffSessionQuery())
  const isOpen = staff !== undefined && hasPassedSecondFactor(staff)
  const isAtSecondFactor = useLocation().pathname.startsWith(adminPaths.secondFactor())
  const redirectToLogin = useSessionExpiryRedirect(staff !== undefined)
  useIdleTimeout(staff !== undefined, redirectToLogin)
  useSecondFactorRedirect(staff !== undefined && !isOpen && !isAtSecondFactor)
  const isFailed = error !== null && !isSessionExpired(error)
  return {
    staff: isOpen || isAtSecondFactor ? staff : undefined,
    isOpen,
    isFailed,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}

const useClearAdminCache = () => {
  const client = useQueryClient()
  return () => {
    setCsrfToken(undefined)
    client.removeQueries({ queryKey: [ADMIN_KEY] })
  }
}

/** To the login, and back to the same page after it; with a toast when the session has expired. */
const useSessionExpiryRedirect = (wasSignedIn: boolean) => {
  const { t } = useTranslation('Admin')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const clearCache = useClearAdminCache()
  const redirectToLogin = async () => {
    const toast = wasSignedIn && withToast({ kind: 'info', text: t('ended') })
    const state = { ...withReturn(pathname + search), ...toast }
    await navigate(paths.loginAdmin(), { replace: true, state })
    clearCache()
  }
  const onEnd = useEffectEvent(() => void redirectToLogin())
  useEffect(() => onStaffSessionExpired(onEnd), [])
  return () => void redirectToLogin()
}

const useSecondFactorRedirect = (isNeeded: boolean) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const go = useEffectEvent(() =>
    navigate(adminPaths.secondFactor(), { replace: true, state: withReturn(pathname + search) }),
  )
  useEffect(() => {
    if (isNeeded) void go()
  }, [isNeeded])
}

export const useStaffLogout = () => {
  const { t } = useTranslation('Admin')
  const navigate = useNavigate()
  const clearCache = useClearAdminCache()
  return async () => {
    try {
      await logOutStaff()
      await navigate(paths.loginAdmin(), { state: withToast({ kind: 'success', text: t('left') }) })
      clearCache()
    } catch (error) {
      // The guard handles an expired session.
      if (!isSessionExpired(error)) adminToast({ kind: 'error', text: t('notLeft') })
    }
  }
}
