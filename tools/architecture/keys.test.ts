// SECRET_KEY is used through derived keys only (decision 52).
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
// The key of a push message is agreed with the browser (RFC 8291).
const WITHOUT_SECRET = 'server/platform/push/encrypt.ts'
const USES_SECRET = /\b(createHmac|hkdf(Sync)?|createSecretKey)\b|encode\([^)]*secret/i

const files = globSync('{server,tools,demo}/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|^server\/testing\//.test(file),
)

test('only one module derives keys and makes keyed hashes', () => {
  const found = files.filter((file) => USES_SECRET.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual(['server/platform/keys.ts', WITHOUT_SECRET])
})
