// Detects and stores the chosen language, in the specification's order. The library for it has more than 2 KB.
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  languageOfVisit,
  type Language,
} from '../../../contract/language.ts'

const STORAGE_KEY = 'i18nextLng'
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`)

export const detectLanguage = (): Language =>
  languageOfVisit({
    requested: new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER),
    remembered:
      COOKIE.exec(document.cookie)?.[1] ??
      localStorage.getItem(STORAGE_KEY) ??
      sessionStorage.getItem(STORAGE_KEY) ??
      undefined,
    accepted: navigator.languages.join(','),
  })

export const rememberLanguage = (language: Language) => {
  localStorage.setItem(STORAGE_KEY, language)
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
}
