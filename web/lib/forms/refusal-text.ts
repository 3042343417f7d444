import type { TFunction } from '../i18n/translate.ts'
import { CallError } from '../http/call.ts'

/** The translated text of a code: `refusals.<code>` of the page's namespace, or of Navbar, which every page has. */
export const refusalCodeText = (t: TFunction, code: string, fallback: string, values = {}): string => {
  const shared = t(`refusals.${code}`, { ...values, ns: 'Navbar', defaultValue: fallback })
  return t(`refusals.${code}`, { ...values, defaultValue: shared })
}

/** A 5xx without a specific code: the server's text says nothing about what failed. */
const isServerError = (error: unknown) =>
  error instanceof CallError && error.status >= 500 && (!error.code || error.code === 'unexpected')

export const wasRefused = (error: unknown) => error instanceof CallError && error.status < 500

/**
 * The text of a refusal, or the server's own text when there is no translation. `fallback` is for lost connections and failures of
 * the server.
 */
export const refusalText = (t: TFunction, error: unknown, fallback: string): string => {
  if (!(error instanceof CallError) || isServerError(error)) return fallback
  return error.code ? refusalCodeText(t, error.code, error.message) : (error.serverText ?? fallback)
}

/** Only the reason, for a sentence that already says what failed. `noAnswer` is for a lost connection. */
export const reasonText = (t: TFunction, error: unknown, noAnswer: string): string =>
  isServerError(error) ? refusalCodeText(t, 'unexpected', noAnswer) : refusalText(t, error, noAnswer)
