// `npm run backup [-- FILE]`: backs up the installation, with or without a running server.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readConfig } from '../server/platform/config.ts'
import { makeBackup } from './backup/make.ts'
import { openDatabase } from './open-database.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

const versionHere = async () =>
  (JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version

const nameOfNow = () => `haat-${new Date().toISOString().replaceAll(/[-:]|\..*/g, '')}.tar.zst`

const run = async ([file]: readonly string[]) => {
  const started = performance.now()
  const config = readConfig(process.env)
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

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
