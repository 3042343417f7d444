import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from './limits.ts'

const knownLanguage = (lang: string | undefined | null) =>
  LANGUAGES.find((known) => known === lang?.toLowerCase().split(/[-_]/, 1)[0])

/** The language that a `lang` asks for, its region stripped; English when it is unknown or missing. */
export const languageOf = (lang: string | undefined | null): Language =>
  knownLanguage(lang) ?? FALLBACK_LANGUAGE

/** 'hi-IN,hi;q=0.9,en;q=0.8': a browser lists them in the order that its person prefers. */
export const preferredLanguage = (header: string | undefined | null): Language | undefined =>
  header
    ?.split(',')
    .map((part) => knownLanguage(part.split(';', 1)[0]?.trim()))
    .find((language) => language !== undefined)
