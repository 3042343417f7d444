import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../testing/caches.ts'
import { makeRoom, moveToEnd, trim } from './bounds.ts'
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

test('what nobody has seen for the longest time goes first', async () => {
  await keep(PAGES, '/a', '/b', '/c', '/d')
  await moveToEnd(PAGES, request('/a'), copyOf(0))
  await trim(PAGES, 2)
  expect(phone.paths(PAGES)).toEqual(['/d', '/a'])
})

test('one that was replaced or removed while it was read does not come back', async () => {
  await keep(PAGES, '/a', '/b')
  await keep(PAGES, '/c', '/a')
  await moveToEnd(PAGES, request('/a'), copyOf(0))
  expect(phone.paths(PAGES)).toEqual(['/b', '/c', '/a'])
  const replaced = await (await phone.storage.open(PAGES)).match(request('/a'))
  expect(replaced?.headers.get('x-saved-at')).toContain('05:01')
  await moveToEnd(PAGES, request('/gone'), copyOf(0))
  expect(phone.paths(PAGES)).not.toContain('/gone')
})

test('a full phone loses its pictures first, then half of what was read, and never the files', async () => {
  await keep(PICTURES, '/media/1')
  await keep(PAGES, '/a', '/b', '/c', '/d')
  await keep(privateCache('7'), '/api/chats', '/api/contacts/')
  await keep(ASSETS, '/assets/a.js')
  await keep(TEXTS, '/locales/hi/Offline.json')
  await makeRoom(0)
  await makeRoom(1)
  expect([phone.paths(PICTURES), phone.paths(PAGES)]).toEqual([[], ['/a', '/b', '/c', '/d']])
  await makeRoom(60_000)
  expect(phone.paths(PAGES)).toEqual(['/c', '/d'])
  expect(phone.paths(privateCache('7'))).toEqual(['/api/contacts/'])
  expect([phone.paths(ASSETS), phone.paths(TEXTS)]).toEqual([['/assets/a.js'], ['/locales/hi/Offline.json']])
})
