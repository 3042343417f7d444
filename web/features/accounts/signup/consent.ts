// Stored for the tab: users who agreed at the login are not asked again at the form.
import type { UserType } from '../accounts.api.ts'

const storageKey = (role: UserType) => `consent_${role}`

export const saveConsent = (role: UserType) => window.sessionStorage.setItem(storageKey(role), 'given')
export const hasConsented = (role: UserType) => window.sessionStorage.getItem(storageKey(role)) !== null
