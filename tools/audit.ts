// Known vulnerabilities of the packages in package-lock.json: `npm run audit`. Tests need no network, so it reads a stored file.
//   -- --refresh       fetches the advisories first
//   -- --file PATH     another file than tools/audit/advisories.json
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fetchAdvisories, readAdvisories, writeAdvisories } from './audit/advisories.ts'
import { installedPackages, type Lock, versionsByName } from './audit/installed.ts'
import { judge } from './audit/judge.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const print = (line: string) => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: { refresh: { type: 'boolean', default: false }, file: { type: 'string' } },
})
const file = resolve(values.file ?? join(root, 'tools/audit/advisories.json'))
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
const installed = installedPackages(lock)
const now = new Date()

const refresh = async () => {
  const versions = versionsByName(installed)
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' }).trim()
  writeAdvisories(file, { advisories: await fetchAdvisories(registry, versions), versions, now })
}

try {
  if (values.refresh) await refresh()
  const stored = readAdvisories(file)
  const { lines, hasFailed } = judge({ installed, stored, file: relative(root, file), now })
  for (const line of lines) print(line)
  process.exitCode = hasFailed ? 1 : 0
} catch (error) {
  print(`Could not judge the packages: ${error instanceof Error ? error.message : String(error)}.`)
  process.exitCode = 1
}
