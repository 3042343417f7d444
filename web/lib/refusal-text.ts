import type { TFunction } from './i18n/translate.ts'
import { CallError } from './call.ts'

/**
 * A code in the reader's words, which the page's own namespace keeps under `refusals.<code>`; those that any call can answer stand
 * in Navbar, which every page has.
 */
export const refusalCodeText = (t: TFunction, code: string, fallback: string): string => {
  const shared = t(`refusals.${code}`, { ns: 'Navbar', defaultValue: fallback })
  return t(`refusals.${code}`, { defaultValue: shared })
}

/** What the server refused; its own text where there are no words. `fallback` is for a failure without a refusal, such as no connection. */
export const refusalText = (t: TFunction, error: unknown, fallback: string): string => {
  if (!(error instanceof CallError)) return fallback
  return error.code ? refusalCodeText(t, error.code, error.message) : (error.serverText ?? fallback)
}
