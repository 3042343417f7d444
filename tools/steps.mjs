// Steps of the commands, usable before packages are installed: plain JavaScript for Node 20 or newer.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const stop = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const seconds = (started) => ((performance.now() - started) / 1000).toFixed(1)

export const reportDone = (title, started) =>
  void process.stdout.write(`  ✓ ${title} (${seconds(started)} s)\n`)

export const stopFailed = (title, started, output) => {
  process.stderr.write(output)
  stop(`  ✗ ${title} failed (${seconds(started)} s)`)
}

/** Its output is printed only when it fails, or when `loud`. */
export const step = (title, [command, ...args], { loud = false, env = {} } = {}) => {
  const started = performance.now()
  if (loud) process.stdout.write(`▸ ${title}\n`)
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: loud ? 'inherit' : 'pipe',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error || status !== 0)
    stopFailed(title, started, `${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`)
  reportDone(title, started)
}

export const filesBelow = (path) => {
  if (!existsSync(join(root, path))) return []
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
  )
}

export const hashOf = (files) => {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Skips the work if the stamp has the same hash. The stamp is removed first, so interrupted work is repeated. */
export const once = async (stamp, hash, work) => {
  const file = join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return
  rmSync(file, { force: true })
  await work()
  writeFileSync(file, hash)
}

export const bin = (name) => join(root, 'node_modules/.bin', name)
