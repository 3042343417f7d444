import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../../lib/session/return-to.ts'
import { saveSession, useSession } from '../../../lib/session/session.ts'
import { type NavigationState, withToast } from '../../../lib/toast.ts'
import type { SignedIn, UserType } from '../accounts.api.ts'
import { LOGIN_SETTINGS } from './login-settings.ts'
import { useConsentRenewal } from './useConsentRenewal.ts'

type LoginOptions = { isRemembered: boolean; /** Milliseconds, to read a toast. */ wait: number }

export const useLoginRedirect = (userType: UserType) => {
  const { t } = useTranslation(LOGIN_SETTINGS[userType].namespace)
  const navigate = useNavigate()
  const target = returnPath(useLocation().state) ?? LOGIN_SETTINGS[userType].landing()
  const isSignedIn = useSession()?.role === userType
  // A ref, because the session store notifies before state updates are applied.
  const landing = useRef<{ wait: number; state?: NavigationState }>({ wait: 0 })

  const redirect = () => void navigate(target, { replace: true, state: landing.current.state })
  const { start, renewal } = useConsentRenewal(redirect)
  const leave = useEffectEvent((isStillHere: () => boolean) =>
    landing.current.state ? void start(isStillHere) : redirect(),
  )
  useEffect(() => {
    if (!isSignedIn) return
    let isHere = true
    const timer = setTimeout(() => leave(() => isHere), landing.current.wait)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [isSignedIn])

  const completeLogin = (signedIn: SignedIn, { isRemembered, wait }: LoginOptions) => {
    const text = t('welcome', { name: signedIn.user.username })
    landing.current = { wait, state: withToast({ kind: 'success', text, area: userType }) }
    saveSession(signedIn, isRemembered)
  }
  return { isSignedIn, completeLogin, renewal }
}
