// What a person agreed to is remembered for the tab: whoever was asked at the login is not asked again at the form.
import type { UserType } from '../accounts.api.ts'

const storageKey = (role: UserType) => `consent_${role}`

export const saveConsent = (role: UserType) => window.sessionStorage.setItem(storageKey(role), 'given')
export const hasConsented = (role: UserType) => window.sessionStorage.getItem(storageKey(role)) !== null
