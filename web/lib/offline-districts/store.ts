// Districts that were saved for use without internet. Pages and the service worker read them.
import { type DBSchema, openDB } from 'idb'
import type { JSONWebKeySet } from 'jose'
import type { OfflineDistrict } from '../../../contract/offline-districts.ts'

type Names = { en: string; hi: string }

export type SavedDistrict = {
  id: number
  name: Names
  state: Names
  version: number
  providers: number
  /** Of the compressed document, in bytes. */
  size: number
  /** JWS of the document, with a detached payload. */
  signature: string
  /** When the document was last fetched or found unchanged; of an imported one, when it was made. */
  checkedAt: number
  /** Businesses that this account does not see, because of a block. */
  hidden: { account: number; ids: readonly number[] } | null
}

interface Schema extends DBSchema {
  districts: { key: number; value: SavedDistrict }
  /** The signed bytes as text. */
  documents: { key: number; value: { id: number; text: string } }
  /** The public keys of the site, to check files without internet. */
  keys: { key: 'site'; value: JSONWebKeySet }
}

/** Some private windows have no IndexedDB. */
export const hasStore = () => typeof indexedDB !== 'undefined'

let opened: ReturnType<typeof open> | undefined

const forget = () => {
  opened = undefined
}

const open = () =>
  openDB<Schema>('haat-districts', 1, {
    upgrade: (db) => {
      db.createObjectStore('districts', { keyPath: 'id' })
      db.createObjectStore('documents', { keyPath: 'id' })
      db.createObjectStore('keys')
    },
    // A newer version of the site wants to upgrade, or the user deletes the site's data.
    blocking: (_current, _blocked, event) => {
      forget()
      ;(event.target as IDBDatabase | null)?.close()
    },
    terminated: forget,
  })

const openStore = () => {
  opened ??= open().catch((error: unknown) => {
    forget()
    throw error
  })
  return opened
}

export const listDistricts = async (): Promise<SavedDistrict[]> =>
  hasStore() ? (await openStore()).getAll('districts') : []

export const findDistrict = async (id: number) =>
  hasStore() ? (await openStore()).get('districts', id) : undefined

/** The signed text of a saved district, to pass it on or to apply a change. */
export const readText = async (id: number) =>
  hasStore() ? (await (await openStore()).get('documents', id))?.text : undefined

/** The whole document, without the businesses that are hidden from the account. */
export const readDistrict = async (
  id: number,
  account: number | null,
): Promise<{ saved: SavedDistrict; document: OfflineDistrict } | undefined> => {
  if (!hasStore()) return undefined
  const tx = (await openStore()).transaction(['districts', 'documents'])
  const [saved, stored] = await Promise.all([
    tx.objectStore('districts').get(id),
    tx.objectStore('documents').get(id),
  ])
  if (!saved || !stored) return undefined
  const document = JSON.parse(stored.text) as OfflineDistrict
  const hidden = new Set(saved.hidden?.account === account ? saved.hidden.ids : [])
  return {
    saved,
    document: { ...document, providers: document.providers.filter(([provider]) => !hidden.has(provider)) },
  }
}

export const saveDistrict = async (saved: SavedDistrict, text: string) => {
  const tx = (await openStore()).transaction(['districts', 'documents'], 'readwrite')
  await Promise.all([
    tx.objectStore('districts').put(saved),
    tx.objectStore('documents').put({ id: saved.id, text }),
    tx.done,
  ])
}

/** Nothing when the district was removed in the meantime. */
export const updateSaved = async (id: number, change: Partial<SavedDistrict>) => {
  const tx = (await openStore()).transaction('districts', 'readwrite')
  const saved = await tx.store.get(id)
  if (saved) await tx.store.put({ ...saved, ...change })
  await tx.done
}

/** At logout: which businesses a block hides is private. */
export const forgetHidden = async () => {
  for (const { id, hidden } of await listDistricts()) if (hidden) await updateSaved(id, { hidden: null })
}

export const removeDistrict = async (id: number) => {
  const tx = (await openStore()).transaction(['districts', 'documents'], 'readwrite')
  await Promise.all([tx.objectStore('districts').delete(id), tx.objectStore('documents').delete(id), tx.done])
}

export const readKeys = async () => (hasStore() ? (await openStore()).get('keys', 'site') : undefined)

export const saveKeys = async (keys: JSONWebKeySet) =>
  void (await (await openStore()).put('keys', keys, 'site'))
