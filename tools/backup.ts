// `npm run backup [-- FILE]`: backs up the installation, with or without a running server.
// `npm run backup -- --continuous [TARGET]`: backs it up continuously, for a restore to any time.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../server/platform/config.ts'
import { makeBackup } from './backup/make.ts'
import { createKeyFile } from './continuous/key-file.ts'
import { runContinuously, stopContinuous } from './continuous/run.ts'
import { openDatabase } from './open-database.ts'

const USAGE = `npm run backup                                 back up into DATA_DIR/backups
npm run backup -- FILE                         back up into a file
npm run backup -- --new-key FILE               create a key file for continuous backups
npm run backup -- --continuous TARGET --key FILE [--days 14] [--seconds 60] [--once]
                                               back up continuously into a folder or a bucket
npm run backup -- --stop-continuous            end continuous backups`

const print = (line: string) => void process.stdout.write(`${line}\n`)

const versionHere = async () =>
  (JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version

const nameOfNow = () => `haat-${new Date().toISOString().replaceAll(/[-:]|\..*/g, '')}.tar.zst`

const backUpOnce = async (config: Config, file: string | undefined) => {
  const started = performance.now()
  const to = resolve(file ?? join(config.dataDir, 'backups', nameOfNow()))
  const database = await openDatabase(config)
  try {
    const { bytes, mediaFiles, missing } = await makeBackup({
      url: database.url,
      mediaDir: config.bucket ? null : join(config.dataDir, 'media'),
      secretKey: config.secretKey,
      isSecretGiven: Boolean(process.env.SECRET_KEY),
      version: await versionHere(),
      to,
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(`${to}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s, ${mediaFiles} media files`)
    if (missing > 0) print(`${missing} photos and videos have no file in the media folder.`)
    if (config.bucket)
      print('Media files are in the bucket, not in this file: turn on versioning for the bucket.')
    if (process.env.SECRET_KEY) print('SECRET_KEY is not in this file: store it separately in a safe place.')
  } finally {
    await database.stop()
  }
}

const OPTIONS = {
  continuous: { type: 'boolean' },
  'stop-continuous': { type: 'boolean' },
  'new-key': { type: 'string' },
  key: { type: 'string' },
  days: { type: 'string', default: '14' },
  seconds: { type: 'string', default: '60' },
  once: { type: 'boolean', default: false },
} as const

const wholeOf = (name: string, text: string) => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1 on`)
  return value
}

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw new Error(USAGE)
  }
}

const run = async (args: string[]) => {
  const { values, positionals } = parse(args)
  if (positionals.length > 1) throw new Error(USAGE)
  if (values['new-key']) {
    await createKeyFile(values['new-key'])
    return print(`${values['new-key']}: store a copy elsewhere. Without it, the backups can't be restored.`)
  }
  const config = readConfig(process.env)
  if (values['stop-continuous']) {
    await stopContinuous(config)
    return print('The continuous backup has ended. What is stored remains.')
  }
  if (!values.continuous) return backUpOnce(config, positionals[0])
  return runContinuously(config, process.env, {
    target: positionals[0],
    key: values.key,
    days: wholeOf('days', values.days),
    seconds: wholeOf('seconds', values.seconds),
    isOnce: values.once,
    version: await versionHere(),
    print,
  })
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
