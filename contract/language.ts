export const LANGUAGES = ['hi', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK_LANGUAGE: Language = 'en'

/** Name of the query parameter and of the cookie with the chosen language. */
export const LANGUAGE_PARAMETER = 'lng'
export const LANGUAGE_COOKIE = 'i18next'

/** The query string of a page in a language: English has the URL without one (decision 41). */
export const languageQuery = (language: Language) =>
  language === FALLBACK_LANGUAGE ? '' : `?${LANGUAGE_PARAMETER}=${language}`

export const eachLanguage = <T>(make: (lang: Language) => T): Record<Language, T> => ({
  hi: make('hi'),
  en: make('en'),
})

const knownLanguage = (lang: string | undefined | null) =>
  LANGUAGES.find((known) => known === lang?.toLowerCase().split(/[-_]/, 1)[0])

/** Ignores the region; English when it is unknown or missing. */
export const languageOf = (lang: string | undefined | null): Language =>
  knownLanguage(lang) ?? FALLBACK_LANGUAGE

export const preferredLanguage = (header: string | undefined | null): Language | undefined =>
  header
    ?.split(',')
    .map((part) => knownLanguage(part.split(';', 1)[0]?.trim()))
    .find((language) => language !== undefined)

type LanguageChoice = {
  requested?: string | null
  remembered?: string | undefined
  accepted?: string | undefined
}

export const languageOfVisit = ({ requested, remembered, accepted }: LanguageChoice): Language =>
  knownLanguage(requested) ?? knownLanguage(remembered) ?? preferredLanguage(accepted) ?? FALLBACK_LANGUAGE
