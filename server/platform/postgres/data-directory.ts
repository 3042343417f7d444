// Creates the cluster under a temporary name and renames it, so that an incomplete one is never used.
import { chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { firstErrorLine } from './error-line.ts'
import type { RunAs } from './run-as.ts'

type CreateOptions = { dir: string; durable: boolean; binaries: Binaries; runAs: RunAs }

const INCOMPLETE_NAME = 'data.new-'

export const dataDirectoryIn = (dir: string) => join(dir, 'data')

/** The folder of the database that a restore has replaced. */
export const REPLACED = 'data.replaced'

const versionOf = (dir: string) =>
  readFile(join(dataDirectoryIn(dir), 'PG_VERSION'), 'utf8').then(
    (version) => version.trim(),
    () => undefined,
  )

const isComplete = async (dir: string, major: string) => {
  const cluster = dataDirectoryIn(dir)
  const version = await versionOf(dir)
  if (version === major) return true
  if (version !== undefined) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${version}, and this Haat brings ${major}: set DATABASE_URL to a ${version}`,
    )
  }
  const strangers = await readdir(cluster).catch(() => [])
  if (strangers.length > 0) throw new Error(`${cluster} is not a PostgreSQL cluster: move it away`)
  // A new cluster would hide the old one.
  if ((await readdir(dir)).includes(REPLACED))
    throw new Error(
      `a restore was interrupted: repeat it with --replace, or rename ${join(dir, REPLACED)} to ${cluster}`,
    )
  return false
}

const removeIncomplete = async (dir: string) => {
  const left = (await readdir(dir)).filter((name) => name.startsWith(INCOMPLETE_NAME))
  await Promise.all(left.map((name) => rm(join(dir, name), { recursive: true, force: true })))
}

// The builtin locale is independent of the system: Hindi sorts and folds alike on every machine.
const INITDB_OPTIONS = [
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--encoding=UTF8',
  '--username=haat',
  '--auth-local=trust',
  '--auth-host=reject',
  '--no-instructions',
]

const fill = async (folder: string, { durable, binaries, runAs }: CreateOptions) => {
  const sync = durable ? [] : ['--no-sync']
  const made = await runAs.run([binaries.initdb, `--pgdata=${folder}`, ...INITDB_OPTIONS, ...sync])
  if (made.code !== 0) throw new Error(firstErrorLine(made.stderr))
  const single = [binaries.postgres, '--single', '-D', folder, '-c', 'exit_on_error=on', 'template1']
  const created = await runAs.run(single, 'CREATE DATABASE haat;\n')
  if (created.code !== 0) throw new Error(firstErrorLine(created.stderr))
}

const syncFolder = async (dir: string) => {
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const createDataDirectory = async (making: CreateOptions) => {
  const { dir, runAs } = making
  const folder = join(dir, `${INCOMPLETE_NAME}${process.pid}`)
  await mkdir(folder, { mode: 0o700 })
  await chown(folder, runAs.user.uid, runAs.user.gid)
  await fill(folder, making)
  await rename(folder, dataDirectoryIn(dir))
  await syncFolder(dir)
}

export const openDataDirectory = async (making: CreateOptions & { note: (line: string) => void }) => {
  const { dir, binaries, note } = making
  await removeIncomplete(dir)
  if (await isComplete(dir, binaries.major)) return
  note(`Making a PostgreSQL ${binaries.major} cluster in ${dir}`)
  await createDataDirectory(making).catch(async (error: Error) => {
    await removeIncomplete(dir).catch(() => {})
    throw new Error(`Cannot make a PostgreSQL cluster in ${dir}: ${error.message}`, { cause: error })
  })
}
