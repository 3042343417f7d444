import { type DBSchema, openDB } from 'idb'
import type { Static } from 'typebox'
import type { Language } from '../../contract/language.ts'
import type { ProviderSummary } from '../../contract/providers.ts'

export type Provider = Static<typeof ProviderSummary>
export type SeenProvider = { id: number; shop: Provider; seenAt: number }

export type LastVisitor = { accountId: number | null; isRemembered: boolean; language: Language }

interface Store extends DBSchema {
  shops: { key: number; value: SeenProvider; indexes: { seenAt: number } }
  visitor: { key: 'last'; value: LastVisitor }
}

const forget = () => {
  opened = undefined
}

const open = () =>
  openDB<Store>('haat-offline', 1, {
    upgrade: (database) => {
      database.createObjectStore('shops', { keyPath: 'id' }).createIndex('seenAt', 'seenAt')
      database.createObjectStore('visitor')
    },
    terminated: forget,
  })

let opened: ReturnType<typeof open> | undefined

export const openStore = () => {
  opened ??= open().catch((error: unknown) => {
    forget()
    throw error
  })
  return opened
}
