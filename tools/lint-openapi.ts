// Holds the API document against the linter's recommended rules. A warning counts as an error.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiDocument } from '../server/app/api-document.ts'

const CONFIG = new URL('./redocly.yaml', import.meta.url).pathname
// It asks nobody: neither for a newer version of itself, nor how it is used.
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

const folder = mkdtempSync(join(tmpdir(), 'haat-openapi-'))
try {
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(await apiDocument()))
  const words = ['lint', file, '--config', CONFIG, '--format', 'stylish']
  const { status, stdout, stderr } = spawnSync('redocly', words, {
    env: { ...process.env, ...QUIET },
    encoding: 'utf8',
  })
  const hasWarnings = /\bwarning\b/.test(stdout)
  if (status !== 0 || hasWarnings) process.stderr.write(`${stdout}${stderr}`)
  process.exitCode = status === 0 && !hasWarnings ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
