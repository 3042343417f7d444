// `npm run restore -- FILE`: restores a backup while the server is stopped.
import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../server/platform/config.ts'
import { runningUrl } from '../server/platform/postgres/running.ts'
import { restoreBackup } from './backup/restore.ts'
import { DamagedArchiveError } from './backup/archive.ts'
import { openDatabase } from './open-database.ts'

const USAGE = `npm run restore -- FILE             restore the backup into an empty installation
npm run restore -- FILE --replace   delete the existing installation and restore the backup in its place`

const print = (line: string) => void process.stdout.write(`${line}\n`)

const refuseRunning = async ({ databaseUrl, dataDir }: Config) => {
  if (!databaseUrl && (await runningUrl(join(dataDir, 'postgres'))))
    throw new Error('a server is running in this DATA_DIR: stop it first')
}

const run = async (words: readonly string[]) => {
  const mayReplace = words.includes('--replace')
  const [from, ...more] = words.filter((word) => word !== '--replace')
  if (!from || more.length > 0) throw new Error(USAGE)
  const started = performance.now()
  const config = readConfig(process.env)
  await refuseRunning(config)
  const database = await openDatabase(config)
  try {
    const head = await restoreBackup({
      url: database.url,
      dataDir: config.dataDir,
      hasBucket: config.bucket !== undefined,
      givenSecret: process.env.SECRET_KEY || undefined,
      from: resolve(from),
      mayReplace,
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(`The backup of ${head.madeAt} was restored in ${seconds} s. Start Haat now.`)
    if (!head.hasMedia) print('The media files are in a bucket: set S3_URL to the same bucket as before.')
  } finally {
    await database.stop()
  }
}

const reasonOf = (error: unknown) => {
  if (error instanceof DamagedArchiveError) return `the backup is damaged: ${error.message}`
  return error instanceof Error ? error.message : String(error)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`Nothing was restored: ${reasonOf(error)}\n`)
  process.exitCode = 1
}
