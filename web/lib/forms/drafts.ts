// Unsent input, in the storage of the session: per account, until the logout or, without "remember me", until the tab is closed.
import { logWarning } from '../log.ts'
import { activeStorage } from '../session/session.ts'

const PREFIX = 'draft'
const keyOf = (accountId: number, name: string) => `${PREFIX}:${accountId}:${name}`

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // written by another version, or by hand
  }
}

const storages = () => [window.sessionStorage, window.localStorage]

/** Not validated: the caller knows the shape. */
export const readDraft = (accountId: number, name: string): unknown => {
  const texts = storages().map((storage) => storage.getItem(keyOf(accountId, name)))
  return parse(texts.find((text) => text !== null) ?? 'null')
}

/** A failing storage loses the draft, but must not break the page. */
export const saveDraft = (accountId: number, name: string, value: unknown) => {
  const key = keyOf(accountId, name)
  const sessionStore = activeStorage() ?? window.sessionStorage
  try {
    sessionStore.setItem(key, JSON.stringify(value))
    for (const storage of storages()) if (storage !== sessionStore) storage.removeItem(key)
  } catch (error) {
    logWarning('a draft could not be kept', error)
  }
}

export const deleteDraft = (accountId: number, name: string) => {
  for (const storage of storages()) storage.removeItem(keyOf(accountId, name))
}

/** At logout. An expired session keeps its drafts. */
export const deleteDraftsOf = (accountId: number) => {
  for (const storage of storages())
    for (const key of Object.keys(storage)) if (key.startsWith(keyOf(accountId, ''))) storage.removeItem(key)
}
