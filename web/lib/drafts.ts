// What somebody has typed and not sent yet, kept in the browser: for their account alone, until they log out.
import { logQuietly } from './log.ts'

const PREFIX = 'draft'
const keyOf = (accountId: number, name: string) => `${PREFIX}:${accountId}:${name}`

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // written by another version, or by hand
  }
}

/** Not checked: the caller knows its shape. Null when there is none. */
export const keptDraft = (accountId: number, name: string): unknown =>
  parse(window.localStorage.getItem(keyOf(accountId, name)) ?? 'null')

/** A full or forbidden storage costs the draft, never the page. */
export const keepDraft = (accountId: number, name: string, value: unknown) => {
  try {
    window.localStorage.setItem(keyOf(accountId, name), JSON.stringify(value))
  } catch (error) {
    logQuietly('a draft could not be kept', error)
  }
}

export const dropDraft = (accountId: number, name: string) =>
  window.localStorage.removeItem(keyOf(accountId, name))

/** For whoever logs out. A session that merely ran out keeps them: the same person comes back. */
export const dropDraftsOf = (accountId: number) => {
  for (const key of Object.keys(window.localStorage))
    if (key.startsWith(keyOf(accountId, ''))) window.localStorage.removeItem(key)
}
