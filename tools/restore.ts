// `npm run restore -- FILE`: restores a backup while the server is stopped.
// `npm run restore -- --to TIME`: restores any time of a continuous backup.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../server/platform/config.ts'
import { runningUrl } from '../server/platform/postgres/running.ts'
import { restoreBackup } from './backup/restore.ts'
import { DamagedArchiveError } from './backup/archive.ts'
import { restoreTo } from './continuous/restore-to.ts'
import { openStore, refuseManaged } from './continuous/run.ts'
import { parseTime, printTime } from './continuous/times.ts'
import { openDatabase } from './open-database.ts'

const USAGE = `npm run restore -- FILE             restore the backup into an empty installation
npm run restore -- FILE --replace   delete the existing installation and restore the backup in its place
npm run restore -- --to '2026-11-17 20:05' --from TARGET --key FILE [--replace]
                                    restore this time (India's time) of a continuous backup`

const print = (line: string) => void process.stdout.write(`${line}\n`)

const refuseRunning = async ({ databaseUrl, dataDir }: Config) => {
  if (!databaseUrl && (await runningUrl(join(dataDir, 'postgres'))))
    throw new Error('a server is running in this DATA_DIR: stop it first')
}

const OPTIONS = {
  to: { type: 'string' },
  from: { type: 'string' },
  key: { type: 'string' },
  replace: { type: 'boolean', default: false },
} as const

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw new Error(USAGE)
  }
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)

const restoreFile = async (config: Config, { file, mayReplace }: { file: string; mayReplace: boolean }) => {
  const started = performance.now()
  const database = await openDatabase(config)
  try {
    const head = await restoreBackup({
      url: database.url,
      dataDir: config.dataDir,
      hasBucket: config.bucket !== undefined,
      givenSecret: process.env.SECRET_KEY || undefined,
      from: resolve(file),
      mayReplace,
    })
    print(`The backup of ${head.madeAt} was restored in ${secondsSince(started)} s. Start Haat now.`)
    if (!head.hasMedia) print('The media files are in a bucket: set S3_URL to the same bucket as before.')
  } finally {
    await database.stop()
  }
}

type TimeOptions = { to: string; from: string | undefined; key: string | undefined; mayReplace: boolean }

const restoreTime = async (config: Config, { to: text, from, key, mayReplace }: TimeOptions) => {
  const started = performance.now()
  refuseManaged(config)
  const to = parseTime(text)
  const { base, segments, media, replaced } = await restoreTo({
    dataDir: config.dataDir,
    store: await openStore({ target: from, key }, process.env),
    to,
    hasBucket: config.bucket !== undefined,
    givenSecret: process.env.SECRET_KEY || undefined,
    mayReplace,
  })
  print(`Haat is as it was at ${printTime(to)}. The restore took ${secondsSince(started)} s.`)
  print(`Base backup of ${printTime(base.endedAt)}, ${segments} WAL segments.`)
  if (media) print(`${media.restored} media files were restored.`)
  if (media?.missing) print(`${media.missing} photos and videos have no file in the backup.`)
  if (replaced) print(`The database from before is in ${replaced}: delete it when you no longer need it.`)
  print('Start Haat now, and the continuous backup after it.')
}

const run = async (args: string[]) => {
  const { values, positionals } = parse(args)
  const [file, ...more] = positionals
  if (more.length > 0 || (file === undefined) === (values.to === undefined)) throw new Error(USAGE)
  const config = readConfig(process.env)
  await refuseRunning(config)
  const mayReplace = values.replace
  if (file !== undefined) return restoreFile(config, { file, mayReplace })
  return restoreTime(config, { to: values.to ?? '', from: values.from, key: values.key, mayReplace })
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
