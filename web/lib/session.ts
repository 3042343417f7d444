// Who is signed in, as the specification keeps it: local storage when remembered, session storage otherwise.
import { useSyncExternalStore } from 'react'

export type Role = 'customer' | 'provider'
export type Session = Readonly<{ id: number; username: string; role: Role }>

const TOKEN = 'access_token'
const KEYS = [TOKEN, 'refresh_token', 'username', 'role', 'id'] as const

const storages = () => (typeof window === 'undefined' ? [] : [window.localStorage, window.sessionStorage])
const stored = (key: (typeof KEYS)[number]) => {
  for (const storage of storages()) {
    const value = storage.getItem(key)
    if (value !== null) return value
  }
  return null
}

export const accessToken = () => stored(TOKEN)

const isRole = (role: string | null): role is Role => role === 'customer' || role === 'provider'

const readSession = (): Session | null => {
  const [id, username, role] = [Number(stored('id')), stored('username'), stored('role')]
  return accessToken() && id > 0 && username && isRole(role) ? { id, username, role } : null
}

let current: Session | null = null
const sameSession = (a: Session | null, b: Session | null) =>
  a?.id === b?.id && a?.username === b?.username && a?.role === b?.role
// One object for one session, so that React sees a change only when there is one.
const snapshot = () => {
  const next = readSession()
  if (!sameSession(current, next)) current = next
  return current
}

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

// 'storage' fires in the other tabs: they learn of a sign-out too.
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const forgetSession = () => {
  for (const storage of storages()) for (const key of KEYS) storage.removeItem(key)
  tell()
}

/** Null on the server and while signed out. */
export const useSession = () => useSyncExternalStore(subscribe, snapshot, () => null)
