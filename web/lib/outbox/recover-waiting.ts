import { logWarning } from '../log.ts'
import { DATABASE } from './entry.ts'

const recover = async () => {
  if (!('indexedDB' in window && 'databases' in indexedDB)) return
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === DATABASE)) return
  const { recoverEntries } = await import('./cleanup.ts')
  await recoverEntries()
}

/** Local storage is flushed seconds after IndexedDB: after a crash the entries may be there without their account being listed. */
export const recoverWaiting = () => {
  recover().catch((error: unknown) => logWarning('the outbox could not be looked for', error))
}
