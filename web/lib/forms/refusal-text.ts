import type { TFunction } from '../i18n/translate.ts'
import { CallError } from '../http/call.ts'

/**
 * A code in the reader's words, which the page's own namespace keeps under `refusals.<code>`; those that any call can answer stand
 * in Navbar, which every page has.
 */
export const refusalCodeText = (t: TFunction, code: string, fallback: string): string => {
  const shared = t(`refusals.${code}`, { ns: 'Navbar', defaultValue: fallback })
  return t(`refusals.${code}`, { defaultValue: shared })
}

/** A 5xx without a reason of its own, such as `busy`: the server's text says nothing about what was not done. */
const isServerError = (error: unknown) =>
  error instanceof CallError && error.status >= 500 && (!error.code || error.code === 'unexpected')

/** The server has looked at it. Without an answer, or when it failed, what was typed may be right. */
export const wasRefused = (error: unknown) => error instanceof CallError && error.status < 500

/**
 * What the server refused; its own text where there are no words. `fallback` says what was not done: for no connection and for a
 * failure of the server.
 */
export const refusalText = (t: TFunction, error: unknown, fallback: string): string => {
  if (!(error instanceof CallError) || isServerError(error)) return fallback
  return error.code ? refusalCodeText(t, error.code, error.message) : (error.serverText ?? fallback)
}

/** The reason behind a sentence that already says what was not done. `noAnswer` is for no connection. */
export const reasonText = (t: TFunction, error: unknown, noAnswer: string): string =>
  isServerError(error) ? refusalCodeText(t, 'unexpected', noAnswer) : refusalText(t, error, noAnswer)
