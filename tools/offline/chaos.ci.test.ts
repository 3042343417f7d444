import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = fileURLToPath(new URL('run.ts', import.meta.url))

const KINDS = [
  'chat_message',
  'comment',
  'comment_reply',
  'contact',
  'post',
  'report',
  'review',
  'review_reply',
]

// The short version of `npm run test:offline`, in its own process: `expect` of Playwright and of Vitest conflict.
test('a write of every kind that was made offline arrives once', { timeout: 300_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [run, '--writes', '14', '--seed', '24'])
  expect(stdout).toContain('lost 0, doubled 0')
  for (const kind of KINDS) expect(stdout).toMatch(new RegExp(`^${kind} +[1-9]`, 'm'))
})
