// Which accounts have entries in this browser, in local storage: a page knows it without loading the outbox.

const WAITING_KEY = 'outbox_waiting'
// Accounts that have logged out and whose entries are still to be removed.
const DISOWNED_KEY = 'outbox_disowned'

const read = (key: string) => (window.localStorage.getItem(key) ?? '').split(' ').filter(Boolean).map(Number)

const write = (key: string, accounts: readonly number[]) => {
  if (accounts.length === 0) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, [...new Set(accounts)].join(' '))
}

const listeners = new Set<() => void>()

/** The event 'storage' fires in the other tabs only. */
export const onWaitingChange = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const saveWaiting = (accounts: readonly number[]) => {
  const before = window.localStorage.getItem(WAITING_KEY)
  write(WAITING_KEY, accounts)
  if (window.localStorage.getItem(WAITING_KEY) === before) return
  for (const listener of listeners) listener()
}

export const addWaiting = (account: number) => saveWaiting([...read(WAITING_KEY), account])

export const hasWaiting = (account: number) => read(WAITING_KEY).includes(account)

export const readDisowned = () => read(DISOWNED_KEY)
export const clearDisowned = () => write(DISOWNED_KEY, [])

/** Synchronous, for the logout. The entries are removed when the outbox is loaded (cleanup.ts). */
export const disownOutbox = (account: number) => {
  if (!hasWaiting(account)) return
  write(DISOWNED_KEY, [...readDisowned(), account])
  saveWaiting(read(WAITING_KEY).filter((each) => each !== account))
}
