// The worker sends with no tab open. The meaning of replies is tested in web/lib/outbox/outcome.test.ts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addEntry, removeAccount, listEntries, saveToken, updateEntry } from '../lib/outbox/store.ts'
import { listenForSync } from './outbox-sync.ts'
import { useIndexedDb } from '../testing/indexed-db.ts'

const ACCOUNT = 7
const fetched = vi.fn<typeof fetch>()

useIndexedDb()
listenForSync()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('clients', { matchAll: async () => [] })
})
afterEach(() => removeAccount(ACCOUNT))

/** Whether the browser has to wake the worker again. */
const sync = async () => {
  const work: Promise<unknown>[] = []
  const event = Object.assign(new Event('sync'), {
    tag: 'outbox',
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  })
  self.dispatchEvent(event)
  const results = await Promise.allSettled(work)
  return results.some(({ status }) => status === 'rejected')
}

const queue = async () => {
  await saveToken(ACCOUNT, 'token')
  return addEntry(
    {
      kind: 'comment',
      target: 'post:1',
      about: { title: 'A post', to: '/postpage/1' },
      request: { method: 'POST', path: '/api/blogs/1/comments/', body: { comment: 'Fresh?' } },
      key: 'the-same',
    },
    ACCOUNT,
  )
}
const letItTry = (id: number) => updateEntry(id, (entry) => ({ ...entry, notBefore: 0 }))
const sentKeys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))

test.each([502, 503, 504])('keeps the entry waiting after status %i', async (status) => {
  fetched.mockImplementation(async () => Response.json({}, { status }))
  const id = await queue()
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await sync()).toBe(true)
    await letItTry(id)
  }
  expect(await listEntries(ACCOUNT)).toMatchObject([{ state: 'waiting', tries: 5 }])
})

test('retries status 500 three times with one key, then marks the entry as refused', async () => {
  fetched.mockImplementation(async () => Response.json({ code: 'unexpected' }, { status: 500 }))
  const id = await queue()
  for (let tries = 1; tries <= 2; tries += 1) {
    expect(await sync()).toBe(true)
    await letItTry(id)
  }
  expect(await sync()).toBe(false)
  expect(await listEntries(ACCOUNT)).toMatchObject([{ state: 'refused', reply: { status: 500 } }])
  await sync()
  expect(sentKeys()).toEqual(['the-same', 'the-same', 'the-same'])
})
