// Written by `npm run backup -- --continuous`, a process of its own, and read for /metrics.
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type BackupStatus = Readonly<{
  /** Milliseconds: every commit until then is stored. */
  archivedUntil: number
  /** Milliseconds: start of the newest base backup. */
  baseAt: number
}>

const fileIn = (dataDir: string) => join(dataDir, 'backup-status.json')

export const writeBackupStatus = async (dataDir: string, status: BackupStatus) => {
  const unfinished = `${fileIn(dataDir)}.unfinished`
  await writeFile(unfinished, JSON.stringify(status))
  await rename(unfinished, fileIn(dataDir))
}

export const removeBackupStatus = (dataDir: string) => rm(fileIn(dataDir), { force: true })

/** Undefined without a continuous backup. */
export const readBackupStatus = async (dataDir: string) => {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as BackupStatus)
}
