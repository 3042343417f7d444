// Recent searches of this browser. They are never sent anywhere, and belong to the account that searched: others who use the same
// phone do not see them.
import { useSyncExternalStore } from 'react'
import { currentSession, useSession } from '../../../lib/session/session.ts'
import { RECENT_SEARCHES_KEY as KEY } from '../recent-searches-key.ts'

const MOST = 5
const GUEST = 'guest'

type Owner = { id: number } | null
const nameOf = (owner: Owner) => String(owner?.id ?? GUEST)

// Lines: the owner, then the texts, the newest first.
const textsOf = (stored: string | null, owner: Owner) => {
  const [name, ...texts] = (stored ?? '').split('\n')
  return name === nameOf(owner) ? texts : []
}

const read = () => window.localStorage.getItem(KEY)

const listeners = new Set<() => void>()

// 'storage' fires in the other tabs.
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const change = (edit: (texts: readonly string[]) => readonly string[]) => {
  const owner = currentSession()
  const texts = edit(textsOf(read(), owner)).slice(0, MOST)
  window.localStorage.setItem(KEY, [nameOf(owner), ...texts].join('\n'))
  for (const listener of listeners) listener()
}

const without = (texts: readonly string[], removed: string) =>
  texts.filter((text) => text.toLowerCase() !== removed.toLowerCase())

export const saveRecentSearch = (text: string) => change((texts) => [text, ...without(texts, text)])
export const removeRecentSearch = (text: string) => change((texts) => without(texts, text))
export const clearRecentSearches = () => change(() => [])

export const useRecentSearches = () => textsOf(useSyncExternalStore(subscribe, read), useSession())
