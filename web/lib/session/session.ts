// Who is signed in, as the specification keeps it: local storage when remembered, session storage otherwise.
import { useSyncExternalStore } from 'react'

export type Role = 'customer' | 'provider'
export type Session = Readonly<{ id: number; username: string; role: Role }>
export type Tokens = { access_token: string; refresh_token: string }

const KEYS = ['access_token', 'refresh_token', 'username', 'role', 'id'] as const
type Key = (typeof KEYS)[number]

const storages = () => (typeof window === 'undefined' ? [] : [window.localStorage, window.sessionStorage])
/** Where the session is: for this browser, or for this tab. None while signed out. */
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

/** One object for one session, so that React sees a change only when there is one. */
export const currentSession = () => {
  const next = readSession()
  if (!sameSession(current, next)) current = next
  return current
}

const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

// 'storage' fires in the other tabs: they learn of a sign-out too.
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

// Until the session is forgotten, or another one kept.
let loggingOut = false

/** The person logs out: a call that is still under way must not treat the session as expired. */
export const startLogout = () => {
  loggingOut = true
}
export const isLoggingOut = () => loggingOut

export const clearSession = () => {
  loggingOut = false
  clearStorages()
  notifyListeners()
}

/** Remembered: for this browser. Otherwise: for this tab. */
export const saveSession = ({ user, ...tokens }: Tokens & { user: Session }, isRemembered: boolean) => {
  loggingOut = false
  clearStorages()
  const storage = isRemembered ? window.localStorage : window.sessionStorage
  const values = { ...tokens, username: user.username, role: user.role, id: String(user.id) }
  for (const key of KEYS) storage.setItem(key, values[key])
  notifyListeners()
}

/** The next pair of the same session, kept where the last one was. */
export const renewTokens = (tokens: Tokens) => {
  const storage = activeStorage()
  storage?.setItem('access_token', tokens.access_token)
  storage?.setItem('refresh_token', tokens.refresh_token)
}

/** The person has a new name. */
export const updateSessionUsername = (username: string) => {
  activeStorage()?.setItem('username', username)
  notifyListeners()
}

/** Null on the server and while signed out. */
export const useSession = () => useSyncExternalStore(subscribe, currentSession, () => null)
