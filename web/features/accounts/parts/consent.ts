// What a person agreed to is remembered for the tab: whoever was asked at the login is not asked again at the form.
import type { UserType } from '../accounts.api.ts'

const keyOf = (role: UserType) => `consent_${role}`

export const keepConsent = (role: UserType) => window.sessionStorage.setItem(keyOf(role), 'given')
export const hasConsented = (role: UserType) => window.sessionStorage.getItem(keyOf(role)) !== null
