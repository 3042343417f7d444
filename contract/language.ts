import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from './limits.ts'

/** The language that a `lang` asks for, its region stripped; English when it is unknown or missing. */
export const languageOf = (lang: string | undefined | null): Language =>
  LANGUAGES.find((known) => known === lang?.toLowerCase().split(/[-_]/, 1)[0]) ?? FALLBACK_LANGUAGE
