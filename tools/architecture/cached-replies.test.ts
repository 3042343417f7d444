import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { CACHED_REPLIES } from '../../web/worker/cacheable-paths.ts'

// Secrets, codes, the admin panel, suggestions, and replies that are useless offline.
const UNCACHED = new Set([
  'access-log',
  'admin',
  'appeals',
  'captcha',
  'check-email',
  'check-mobile_number',
  'check-username',
  'confirm',
  'data-exports',
  'district-suggestions',
  'get-captcha',
  'get-google-maps-key',
  'grievances',
  'outbox',
  'post-search-suggestions',
  'proof-of-work',
  'push',
  'reports',
  'reverse-geocode',
  'search-suggestions',
  'second-factor',
  'sessions',
  'verification',
])

const folder = join(import.meta.dirname, '../../contract')
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const contracts = await Promise.all(
  files.map((file) => import(join(folder, file)) as Promise<Record<string, Partial<Endpoint> | null>>),
)
const reads = contracts
  .flatMap((contract) => Object.values(contract))
  .flatMap((each) => (each?.method === 'GET' && each.path ? [each.path] : []))

test('every GET endpoint is listed as cached or as uncached', () => {
  expect(reads.length).toBeGreaterThan(60)
  const first = new Set(reads.map((path) => path.split('/')[1] ?? ''))
  expect([...first].filter((part) => !UNCACHED.has(part) && !CACHED_REPLIES.includes(part))).toEqual([])
  expect(CACHED_REPLIES.filter((part) => !first.has(part) || UNCACHED.has(part))).toEqual([])
})
