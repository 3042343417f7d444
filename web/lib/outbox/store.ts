import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { notifyChange } from './changes.ts'
import { DATABASE, type Entry, isPending, type NewEntry } from './entry.ts'

type Stored = Omit<Entry, 'id'> & { id?: number }

// An earlier version stored the target as `place`; its entries may still wait.
const toEntry = ({ place, ...entry }: Entry & { place?: string }): Entry =>
  place === undefined ? entry : { ...entry, target: place }

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: Stored; indexes: { account: number } }
  tokens: { key: number; value: { account: number; token: string } }
}
type OutboxDb = IDBPDatabase<OutboxSchema>

/** Some private windows have no IndexedDB. */
export const hasStore = () => typeof indexedDB !== 'undefined'

let opened: Promise<OutboxDb> | undefined

const forget = () => {
  opened = undefined
}

const openStore = () =>
  openDB<OutboxSchema>(DATABASE, 1, {
    upgrade: (db) => {
      const entries = db.createObjectStore('entries', { keyPath: 'id', autoIncrement: true })
      entries.createIndex('account', 'account')
      db.createObjectStore('tokens', { keyPath: 'account' })
    },
    // A newer version of the site wants to upgrade, or the user deletes the site's data.
    blocking: (_current, _blocked, event) => {
      forget()
      ;(event.target as IDBDatabase | null)?.close()
    },
    terminated: forget,
  })

const openOutbox = () => {
  opened ??= openStore().catch((error: unknown) => {
    forget()
    throw error
  })
  return opened
}

export const addEntry = async (entry: NewEntry, account: number): Promise<number> => {
  const db = await openOutbox()
  const stored: Stored = { ...entry, account, createdAt: Date.now(), state: 'waiting', tries: 0 }
  // Flushed to disk before anything is sent: a phone may lose its power.
  const tx = db.transaction('entries', 'readwrite', { durability: 'strict' })
  const id = await tx.store.add(stored)
  await tx.done
  notifyChange({ is: 'changed' })
  return id
}

export const listEntries = async (account: number): Promise<Entry[]> => {
  if (!hasStore()) return []
  const found = await (await openOutbox()).getAllFromIndex('entries', 'account', account)
  return (found as Entry[]).map(toEntry).toSorted((a, b) => a.id - b.id)
}

/** `change` returns the new entry, null to remove it, or undefined to leave it unchanged. */
export const updateEntry = async (
  id: number,
  change: (entry: Entry) => Entry | null | undefined,
): Promise<Entry | undefined> => {
  const db = await openOutbox()
  const tx = db.transaction('entries', 'readwrite')
  const entry = (await tx.store.get(id)) as Entry | undefined
  const next = entry && change(toEntry(entry))
  if (next) await tx.store.put(next)
  if (next === null) await tx.store.delete(id)
  await tx.done
  if (next !== undefined) notifyChange({ is: 'changed' })
  return next ?? undefined
}

export const removeEntry = (id: number) => updateEntry(id, () => null)

export const readEntry = async (id: number) =>
  (await (await openOutbox()).get('entries', id)) as Entry | undefined

export const removeAccount = async (account: number) => {
  const db = await openOutbox()
  const tx = db.transaction(['entries', 'tokens'], 'readwrite')
  const ids = await tx.objectStore('entries').index('account').getAllKeys(account)
  for (const id of ids) void tx.objectStore('entries').delete(id)
  void tx.objectStore('tokens').delete(account)
  await tx.done
  notifyChange({ is: 'changed' })
}

/** Accounts whose newest entry is older than that. */
export const accountsBefore = async (time: number) => {
  const newest = new Map<number, number>()
  for (const { account, createdAt } of await (await openOutbox()).getAll('entries'))
    newest.set(account, Math.max(createdAt, newest.get(account) ?? 0))
  return [...newest].filter(([, writtenAt]) => writtenAt < time).map(([account]) => account)
}

export const waitingAccounts = () => accountsBefore(Infinity)

export const hasPending = async () =>
  (await (await openOutbox()).getAll('entries')).some((entry) => isPending(entry))

export const saveToken = async (account: number, token: string | null) => {
  const db = await openOutbox()
  if (token === null) await db.delete('tokens', account)
  else await db.put('tokens', { account, token })
}

/** Only the current account needs a token, while it has entries. A closed page may have left another one. */
export const removeUnusedTokens = async (account: number) => {
  const tx = (await openOutbox()).transaction(['entries', 'tokens'], 'readwrite')
  const isUseful = (await tx.objectStore('entries').index('account').count(account)) > 0
  const tokens = tx.objectStore('tokens')
  for (const whose of await tokens.getAllKeys())
    if (whose !== account || !isUseful) await tokens.delete(whose)
  await tx.done
}

export const readTokens = async () => (await openOutbox()).getAll('tokens')
