import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.expected\.ts$|\/testing\//.test(file),
)

test.each([
  ['codes by field of a form', /\? \[\[field, \[code\]\]\] : \[\]/, 'server/platform/http/form-refusal.ts'],
  ['the path of the service worker', /'\/sw\.js'/, 'web/lib/browser/worker-messages.ts'],
  ['the figures of a business', /'shares',\s*'contacts_saved'|contacts_saved: 0/, 'contract/limits.ts'],
])('%s', (_fact, pattern, owner) => {
  expect(files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))).toEqual([owner])
})
