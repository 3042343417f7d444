// The session, in local storage when remembered and in session storage otherwise, as specified.
import { useSyncExternalStore } from 'react'

export type Role = 'customer' | 'provider'
export type Session = Readonly<{ id: number; username: string; role: Role }>
export type Tokens = { access_token: string; refresh_token: string }

/** The businesses opened last, in local storage: private like the session. */
export const VIEWED_KEY = 'viewed_providers'

const KEYS = ['access_token', 'refresh_token', 'username', 'role', 'id'] as const
type Key = (typeof KEYS)[number]

const storages = () => (typeof window === 'undefined' ? [] : [window.localStorage, window.sessionStorage])
export const activeStorage = () => storages().find((storage) => storage.getItem('access_token') !== null)
const stored = (key: Key) => activeStorage()?.getItem(key) ?? null

export const accessToken = () => stored('access_token')
export const refreshToken = () => stored('refresh_token')

const isRole = (role: string | null): role is Role => role === 'customer' || role === 'provider'

const readSession = (): Session | null => {
  const [id, username, role] = [Number(stored('id')), stored('username'), stored('role')]
  return id > 0 && username && isRole(role) ? { id, username, role } : null
}

let current: Session | null = null
const sameSession = (a: Session | null, b: Session | null) =>
  a?.id === b?.id && a?.username === b?.username && a?.role === b?.role

/** The same object for the same session, for useSyncExternalStore. */
export const currentSession = () => {
  const next = readSession()
  if (!sameSession(current, next)) current = next
  return current
}

const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

// 'storage' fires in the other tabs.
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const clearStorages = () => {
  for (const storage of storages()) for (const key of KEYS) storage.removeItem(key)
}

let loggingOut = false

/** A pending call must not treat the session as expired during the logout. */
export const startLogout = () => {
  loggingOut = true
}
export const isLoggingOut = () => loggingOut

export const clearSession = () => {
  loggingOut = false
  clearStorages()
  window.localStorage.removeItem(VIEWED_KEY)
  notifyListeners()
}

export const saveSession = ({ user, ...tokens }: Tokens & { user: Session }, isRemembered: boolean) => {
  loggingOut = false
  clearStorages()
  const storage = isRemembered ? window.localStorage : window.sessionStorage
  const values = { ...tokens, username: user.username, role: user.role, id: String(user.id) }
  for (const key of KEYS) storage.setItem(key, values[key])
  notifyListeners()
}

export const renewTokens = (tokens: Tokens) => {
  const storage = activeStorage()
  storage?.setItem('access_token', tokens.access_token)
  storage?.setItem('refresh_token', tokens.refresh_token)
}

export const updateSessionUsername = (username: string) => {
  activeStorage()?.setItem('username', username)
  notifyListeners()
}

export const useSession = () => useSyncExternalStore(subscribe, currentSession, () => null)
