// Where the next page of a list goes on: opaque to the caller, and refused when it is not one of ours.
import { Refusal } from '../../../platform/http/refusal.ts'

type Part = number | string

export const writeCursor = (parts: readonly Part[]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** The parts of a cursor that has just these types; null without a cursor. */
export const readCursor = <T extends readonly Part[]>(
  cursor: string | undefined,
  example: readonly [...T],
): T | null => {
  if (!cursor) return null
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isOurs =
      Array.isArray(parts) &&
      parts.length === example.length &&
      parts.every((part, at) => typeof part === typeof example[at])
    if (isOurs) return parts as unknown as T
  } catch {
    // Not even JSON: the same refusal.
  }
  throw new Refusal('bad_input', { text: 'cursor is not valid' })
}
