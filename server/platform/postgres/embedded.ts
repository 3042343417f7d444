import { rm } from 'node:fs/promises'
import { findBinaries } from './binaries.ts'
import { dataDirectoryIn, openDataDirectory } from './data-directory.ts'
import { readableError, takeFolder, type FolderLock } from './folder.ts'
import { keepAlive } from './keep-alive.ts'
import { clearLeftovers, refuseLiveOwner } from './orphan.ts'
import { openLog } from './postgres-log.ts'
import { launch } from './postmaster.ts'
import { chooseRunAs } from './run-as.ts'
import { settings } from './settings.ts'
import { connectionUrl, openSocketFolder, removeSockets } from './socket.ts'
import { postgresUser } from './users.ts'

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

export type EmbeddedOptions = {
  dir: string
  // False in tests: a crash of the machine may lose everything.
  durable?: boolean
  onLost?: (error: Error) => void
  note?: (line: string) => void
}

type StartOptions = { durable: boolean; onLost: (error: Error) => void; note: (line: string) => void }

const prepare = async (dir: string, lock: FolderLock, { durable, note }: StartOptions) => {
  const binaries = await findBinaries()
  const data = dataDirectoryIn(dir)
  const runAs = await chooseRunAs(await postgresUser(data), { postgres: binaries.postgres, dir })
  const cluster = { data, runAs, note }
  if (!lock.held) await refuseLiveOwner(cluster, dir)
  await openDataDirectory({ dir, durable, binaries, runAs, note })
  const socketFolder = await openSocketFolder(dir, runAs.user)
  const argv = [binaries.postgres, '-D', data, ...settings({ socketFolder, durable })]
  return { cluster, socketFolder, argv, url: connectionUrl(socketFolder) }
}

const startLocked = async (
  dir: string,
  lock: FolderLock,
  wishes: StartOptions,
): Promise<EmbeddedPostgres> => {
  const { cluster, socketFolder, argv, url } = await prepare(dir, lock, wishes)
  const log = await openLog(dir)
  const leave = async () => {
    await log.close()
    await rm(socketFolder, { recursive: true, force: true })
  }
  const start = async () => {
    await clearLeftovers(cluster)
    await removeSockets(socketFolder)
    return launch(argv, { runAs: cluster.runAs, log, url })
  }
  try {
    const stop = await keepAlive(start, wishes)
    return { url, stop: () => stop().then(leave).then(lock.release) }
  } catch (error) {
    await leave()
    throw error
  }
}

export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const { dir, durable = true, onLost = () => {}, note = () => {} } = options
  const { home, lock } = await takeFolder(dir).catch((error: unknown) => {
    throw readableError(dir, error)
  })
  try {
    const { url, stop } = await startLocked(home, lock, { durable, onLost, note })
    let stopped: Promise<void> | undefined
    return { url, stop: () => (stopped ??= stop()) }
  } catch (error) {
    await lock.release()
    throw readableError(dir, error)
  }
}
