import type { TFunction } from 'i18next'
import { CallError } from './call.ts'

/**
 * What the server refused in the reader's words, which the page's own namespace keeps under `refusals.<code>`; the server's own
 * text where it has none. `otherwise` is for a failure without a refusal, such as no connection.
 */
export const refusalText = (t: TFunction, error: unknown, otherwise: string): string =>
  error instanceof CallError && error.code
    ? t(`refusals.${error.code}`, { defaultValue: error.message })
    : otherwise
