import { logWarning } from '../log.ts'
import { DATABASE } from './database.ts'

const recover = async () => {
  if (!('indexedDB' in window && 'databases' in indexedDB)) return
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === DATABASE)) return
  const { recoverEntries } = await import('./cleanup.ts')
  await recoverEntries()
}

/** Local storage reaches the disk seconds after the entries: a browser that was killed may have lost the flag and kept what waits. */
export const recoverWaiting = () => {
  recover().catch((error: unknown) => logWarning('the outbox could not be looked for', error))
}
