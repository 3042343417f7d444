import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../../lib/return-to.ts'
import { keepSession, useSession } from '../../../lib/session.ts'
import { type Carried, withToast } from '../../../lib/toast.ts'
import type { SignedIn, UserType } from '../accounts.api.ts'
import { DOORS } from './doors.ts'

type Entry = { isRemembered: boolean; /** Milliseconds, to read a toast by. */ wait: number }

/** Whoever is signed in at this door goes on to where they wanted: at once, or a moment after they came in here. */
export const useGoOn = (door: UserType) => {
  const { t } = useTranslation(DOORS[door].namespace)
  const navigate = useNavigate()
  const target = returnPath(useLocation().state) ?? DOORS[door].landing()
  const isIn = useSession()?.role === door
  // A ref, since the session is shown before any state that is set beside it.
  const landing = useRef<{ wait: number; state?: Carried }>({ wait: 0 })

  const goOn = useEffectEvent(() => void navigate(target, { replace: true, state: landing.current.state }))
  useEffect(() => {
    if (!isIn) return
    const timer = setTimeout(() => goOn(), landing.current.wait)
    return () => clearTimeout(timer)
  }, [isIn])

  const enter = (signedIn: SignedIn, { isRemembered, wait }: Entry) => {
    const text = t('welcome', { name: signedIn.user.username })
    landing.current = { wait, state: withToast({ kind: 'success', text, area: door }) }
    keepSession(signedIn, isRemembered)
  }
  return { isIn, enter }
}
