import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../testing/caches.ts'
import { freeSpace, moveToEnd, trim } from './cache-limits.ts'
import { ASSETS, PAGES, PICTURES, privateCache, TEXTS } from './cache-names.ts'
import { stampReply } from './saved-copy.ts'

let phone: ReturnType<typeof fakeCaches>

beforeEach(() => {
  phone = fakeCaches()
  vi.stubGlobal('caches', phone.storage)
})
afterEach(() => void vi.unstubAllGlobals())

const request = (path: string) => new Request(`http://site${path}`)
const copyOf = (minute: number) =>
  stampReply(new Response('text'), new Date(Date.UTC(2026, 10, 16, 5, minute)))

const keep = async (name: string, ...paths: string[]) => {
  const cache = await phone.storage.open(name)
  for (const [minute, path] of paths.entries()) await cache.put(request(path), copyOf(minute))
}

test('deletes the least recently used entries', async () => {
  await keep(PAGES, '/a', '/b', '/c', '/d')
  await moveToEnd(PAGES, request('/a'), copyOf(0))
  await trim(PAGES, 2)
  expect(phone.paths(PAGES)).toEqual(['/d', '/a'])
})

test('does not restore an entry that was replaced or removed while it was read', async () => {
  await keep(PAGES, '/a', '/b')
  await keep(PAGES, '/c', '/a')
  await moveToEnd(PAGES, request('/a'), copyOf(0))
  expect(phone.paths(PAGES)).toEqual(['/b', '/c', '/a'])
  const replaced = await (await phone.storage.open(PAGES)).match(request('/a'))
  expect(replaced?.headers.get('x-saved-at')).toContain('05:01')
  await moveToEnd(PAGES, request('/gone'), copyOf(0))
  expect(phone.paths(PAGES)).not.toContain('/gone')
})

test('frees space from the pictures, then from half of the pages and replies, never from the assets', async () => {
  await keep(PICTURES, '/media/1')
  await keep(PAGES, '/a', '/b', '/c', '/d')
  await keep(privateCache('7'), '/api/chats', '/api/contacts/')
  await keep(ASSETS, '/assets/a.js')
  await keep(TEXTS, '/locales/hi/Offline.json')
  await freeSpace(0)
  await freeSpace(1)
  expect([phone.paths(PICTURES), phone.paths(PAGES)]).toEqual([[], ['/a', '/b', '/c', '/d']])
  await freeSpace(60_000)
  expect(phone.paths(PAGES)).toEqual(['/c', '/d'])
  expect(phone.paths(privateCache('7'))).toEqual(['/api/contacts/'])
  expect([phone.paths(ASSETS), phone.paths(TEXTS)]).toEqual([['/assets/a.js'], ['/locales/hi/Offline.json']])
})
