// The specification's order of looking for the language, and where a choice is remembered.
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '../../../contract/language.ts'

const LANGUAGE_KEY = 'i18nextLng'

export const DETECTION = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: LANGUAGE_PARAMETER,
  lookupCookie: LANGUAGE_COOKIE,
  lookupLocalStorage: LANGUAGE_KEY,
  lookupSessionStorage: LANGUAGE_KEY,
  // The cookie too: the server can see it, and the next page arrives in the right language.
  caches: ['localStorage', 'cookie'],
  cookieMinutes: 525_600,
  cookieOptions: { path: '/', sameSite: 'lax' as const },
}
