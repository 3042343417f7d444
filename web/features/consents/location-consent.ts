import { detectLanguage } from '../../lib/i18n/detection.ts'
import { logWarning } from '../../lib/log.ts'
import { currentSession } from '../../lib/session/session.ts'
import { saveConsent } from './consents.api.ts'

// Once per tab and account: the server stores a receipt only when something changes.
const NOTED_KEY = 'haat_location_noted'

export const forgetLocationShared = () => window.sessionStorage.removeItem(NOTED_KEY)

/** The browser has asked the user and has shared the position. */
export const noteLocationShared = () => {
  const accountId = currentSession()?.id
  if (accountId === undefined || window.sessionStorage.getItem(NOTED_KEY) === String(accountId)) return
  window.sessionStorage.setItem(NOTED_KEY, String(accountId))
  saveConsent({ purpose: 'location', isGiven: true, language: detectLanguage() }).catch((error: unknown) => {
    forgetLocationShared()
    logWarning('the consent to the location was not stored', error)
  })
}
