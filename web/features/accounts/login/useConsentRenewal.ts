import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { logWarning } from '../../../lib/log.ts'
import { clearSession } from '../../../lib/session/session.ts'
import { isConsentOutdated, saveConsent } from '../../consents/consents.api.ts'
import { logout } from '../logout.api.ts'

/** After a login, a changed text asks again before `onDone`. After a failure the login goes on, and the next one asks again. */
export const useConsentRenewal = (onDone: () => void) => {
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const start = async (isStillHere: () => boolean) => {
    const isOutdated = await isConsentOutdated().catch(() => false)
    if (!isStillHere()) return
    if (isOutdated) setAsking(true)
    else onDone()
  }
  const accept = () => {
    saveConsent({ purpose: 'account', isGiven: true, language }).catch((error: unknown) =>
      logWarning('the consent was not stored', error),
    )
    setAsking(false)
    onDone()
  }
  const decline = () => {
    setAsking(false)
    logout().catch((error: unknown) => logWarning('logout', error))
    clearSession()
  }
  return { start, renewal: isAsking ? { accept, decline } : undefined }
}
