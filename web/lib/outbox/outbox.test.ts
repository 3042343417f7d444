import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { writeComment } from '../../../contract/comments.ts'
import { DAY } from '../../../contract/limits.ts'
import type { writeReview } from '../../../contract/reviews.ts'
import { fakeWorkers } from '../../testing/workers.ts'
import { LEFT_PAGE } from '../uploads/upload.ts'
import type { Entry, NewEntry } from './entry.ts'
import { disownOutbox } from './waiting-accounts.ts'
import { sendOrQueue } from './outbox.ts'
import { VISITOR } from './owner.ts'
import { drainOutbox } from './sender.ts'
import {
  accountsBefore,
  addEntry,
  removeAccount,
  listEntries,
  updateEntry,
  waitingAccounts,
} from './store.ts'
import { useIndexedDb } from '../../testing/indexed-db.ts'

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()

// Without the database there is no outbox.
useIndexedDb()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 1 }, { status: 201 }))
  vi.stubGlobal('fetch', fetched)
})
afterEach(async () => {
  for (const account of await waitingAccounts()) await removeAccount(account)
  localStorage.clear()
})

let keys = 0
const newKey = () => `key-${(keys += 1)}`

const about = { title: 'A post', to: '/postpage/1' }
const entryOptions = { kind: 'comment', target: 'post:1', about } as const
const comment = () => ({ params: { id: 1 }, body: { comment: 'Fresh?' }, key: newKey() })

const sendEntry = (options: Partial<Parameters<typeof sendOrQueue<typeof writeComment>>[3]> = {}) =>
  sendOrQueue<typeof writeComment>('POST', '/blogs/:id/comments/', comment(), { ...entryOptions, ...options })

const anEntry = (kind: NewEntry['kind'] = 'comment'): NewEntry => ({
  ...entryOptions,
  kind,
  request: { method: 'POST', path: '/api/blogs/1/comments/', body: { comment: 'Fresh?' } },
  key: newKey(),
})

const statesOf = async (account: number) => (await listEntries(account)).map(({ state }) => state)

test('accepts only the params, body and files of the endpoint', () => {
  const { params, body, key } = comment()
  const review = { params, body: { rating: '5', text: 'Fresh' }, key }
  const misuses = [
    // @ts-expect-error -- the endpoint must be named
    () => sendOrQueue('POST', '/blogs/:id/comments/', { params, body, key }, entryOptions),
    // @ts-expect-error -- another method
    () => sendOrQueue<typeof writeComment>('PUT', '/blogs/:id/comments/', comment(), entryOptions),
    // @ts-expect-error -- another path
    () => sendOrQueue<typeof writeComment>('POST', '/blogs/:id/', comment(), entryOptions),
    // @ts-expect-error -- no params
    () => sendOrQueue<typeof writeComment>('POST', '/blogs/:id/comments/', { body, key }, entryOptions),
    () =>
      sendOrQueue<typeof writeComment>(
        'POST',
        '/blogs/:id/comments/',
        // @ts-expect-error -- a body of another endpoint
        { params, body: { reply: 'Yes' }, key },
        entryOptions,
      ),
    // @ts-expect-error -- no files
    () => sendOrQueue<typeof writeReview>('POST', '/providers/:id/reviews/', review, entryOptions),
    () =>
      sendOrQueue<typeof writeReview>(
        'POST',
        '/providers/:id/reviews/',
        // @ts-expect-error -- an unknown file field
        { ...review, files: { videos: [] } },
        entryOptions,
      ),
  ]
  expect(misuses).toHaveLength(7)
})

test('stores the request that the endpoint describes', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const image = new File(['x'], 'shop.txt')
  await sendOrQueue<typeof writeReview>(
    'POST',
    '/providers/:id/reviews/',
    { params: { id: 4 }, body: { rating: '5', text: 'Fresh' }, files: { images: [image] }, key: 'k' },
    { ...entryOptions, kind: 'review' },
  )
  const [entry] = await listEntries(VISITOR)
  expect(entry).toMatchObject({ kind: 'review', key: 'k', request: { path: '/api/providers/4/reviews/' } })
  expect(entry?.request.form?.map(([field]) => field)).toEqual(['rating', 'text', 'images'])
})

test('removes an entry that was sent', async () => {
  expect(await sendEntry()).toEqual({ isQueued: false, reply: { id: 1 } })
  expect(await listEntries(VISITOR)).toEqual([])
})

test('queues an entry when there is no reply', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await sendEntry()).toEqual({ isQueued: true })
  expect(await statesOf(VISITOR)).toEqual(['waiting'])
})

const answer = (status: number) => async () => Response.json({ code: 'some_code' }, { status })

test.each([502, 503, 504])('queues an entry after status %i', async (status) => {
  fetched.mockImplementation(answer(status))
  expect(await sendEntry()).toEqual({ isQueued: true })
  expect(await statesOf(VISITOR)).toEqual(['waiting'])
})

test.each([429, 500, 507])('rejects with the error of status %i and queues nothing', async (status) => {
  fetched.mockImplementation(answer(status))
  await expect(sendEntry()).rejects.toMatchObject({ status, code: 'some_code' })
  expect(await listEntries(VISITOR)).toEqual([])
})

test('rejects with a failure that another tab received', async () => {
  fetched.mockImplementation(async () => {
    const [entry] = await listEntries(VISITOR)
    const reply = { status: 500, text: '{}' }
    if (entry) await updateEntry(entry.id, (now) => ({ ...now, state: 'waiting', failures: 1, reply }))
    throw new TypeError('Failed to fetch')
  })
  await expect(sendEntry()).rejects.toMatchObject({ status: 500 })
  expect(await listEntries(VISITOR)).toEqual([])
})

test('repeats a contact request with a proof of work when the server asks for one', async () => {
  fakeWorkers(async () => 'a proof')
  fetched.mockImplementation(async (path, init) => {
    if (path === '/api/proof-of-work/') return Response.json({})
    const isProved = new Headers(init?.headers).get('x-proof-of-work') === 'a proof'
    return isProved
      ? Response.json({ id: 1 }, { status: 201 })
      : Response.json({ code: 'proof_needed' }, { status: 403 })
  })
  expect(await sendEntry({ kind: 'contact' })).toEqual({ isQueued: false, reply: { id: 1 } })
  const sentKeys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(sentKeys[2]).toBe(sentKeys[0])
})

test('does not send a write that is cancelled before or while it is stored', async () => {
  const before = new AbortController()
  before.abort()
  await expect(sendEntry({ signal: before.signal })).rejects.toThrow('cancelled')
  const meanwhile = new AbortController()
  const sending = sendEntry({ signal: meanwhile.signal })
  meanwhile.abort()
  await expect(sending).rejects.toThrow('cancelled')
  expect(await listEntries(VISITOR)).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})

test('stores the reply to a report and a refusal when the form was closed meanwhile', async () => {
  for (const { kind, reply, state } of [
    { kind: 'report', reply: Response.json({ tracking_code: 'ABC' }, { status: 201 }), state: 'sent' },
    {
      kind: 'contact',
      reply: Response.json({ code: 'provider_blocked' }, { status: 403 }),
      state: 'refused',
    },
  ] as const) {
    const leaving = new AbortController()
    fetched.mockImplementation(async () => {
      leaving.abort(LEFT_PAGE)
      return reply
    })
    expect(await sendEntry({ kind, signal: leaving.signal })).toEqual({ isQueued: true })
    await vi.waitFor(async () => expect(await statesOf(VISITOR)).toEqual([state]))
    await removeAccount(VISITOR)
  }
})

test('does not remove an entry that was written after the logout', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await sendEntry()
  disownOutbox(VISITOR)
  await sendEntry({ kind: 'review' })
  expect((await listEntries(VISITOR)).map(({ kind }) => kind)).toEqual(['review'])
})

test('lists only accounts whose newest entry is old', async () => {
  const [away, back] = [7, 8]
  const old = [await addEntry(anEntry(), away), await addEntry(anEntry(), back)]
  for (const id of old) await updateEntry(id, (entry) => ({ ...entry, createdAt: Date.now() - 40 * DAY }))
  await addEntry(anEntry(), back)
  expect(await accountsBefore(Date.now() - 30 * DAY)).toEqual([away])
})

test('sends an entry that an earlier version of the site has stored', async () => {
  const { target, ...entry } = anEntry()
  const stored = { ...entry, place: target, account: VISITOR, createdAt: 1, state: 'waiting', tries: 1 }
  await listEntries(VISITOR)
  const db = await openDB('haat-outbox')
  await db.add('entries', stored)
  db.close()
  const sent: Entry[] = []
  expect(await listEntries(VISITOR)).toMatchObject([{ target, kind: 'comment' }])
  await drain(async (each) => {
    sent.push(each)
    return { status: 201, text: '{}' }
  })
  expect(sent).toMatchObject([{ target, request: entry.request, key: entry.key }])
  expect(await listEntries(VISITOR)).toEqual([])
})

const drain = (send: Parameters<typeof drainOutbox>[0]['send']) =>
  drainOutbox({ queue: 'forms', owner: () => VISITOR, send, isAwaited: () => false, onSettled: () => {} })

test('retries an entry together with an earlier one of its kind that has to wait', async () => {
  await addEntry(anEntry(), VISITOR)
  await addEntry(anEntry(), VISITOR)
  const wait = await drain(async () => ({ status: 429, text: '{"code":"rate_limited"}', retryAfter: 1_800 }))
  expect(wait).toBeGreaterThan(1_700_000)
})

test('marks a queued entry as refused after three failures, not counting offline attempts', async () => {
  const key = 'the-same'
  const id = await addEntry({ ...anEntry(), key }, VISITOR)
  const sentKeys: string[] = []
  const fail = async (entry: Entry) => {
    sentKeys.push(entry.key)
    return { status: 500, text: '{"code":"unexpected"}' }
  }
  const dropped = async (): Promise<never> => {
    throw new TypeError('Failed to fetch')
  }
  const letItTry = () => updateEntry(id, (entry) => ({ ...entry, notBefore: 0 }))
  for (const send of [dropped, fail, dropped, dropped, fail]) {
    await drain(send)
    expect(await statesOf(VISITOR)).toEqual(['waiting'])
    await letItTry()
  }
  expect(await drain(fail)).toBeNull()
  expect(await listEntries(VISITOR)).toMatchObject([
    { state: 'refused', failures: 3, reply: { status: 500, text: '{"code":"unexpected"}' } },
  ])
  expect(sentKeys).toEqual([key, key, key])
})

test('waits longer after each failure, or as long as Retry-After says', async () => {
  const id = await addEntry(anEntry(), VISITOR)
  const waitAfter = async (retryAfter?: number) => {
    await updateEntry(id, (entry) => ({ ...entry, notBefore: 0 }))
    await drain(async () => ({ status: 500, text: '{}', retryAfter }))
    return ((await listEntries(VISITOR))[0]?.notBefore ?? 0) - Date.now()
  }
  expect(await waitAfter()).toBeLessThanOrEqual(2_000)
  expect(await waitAfter(600)).toBeGreaterThan(590_000)
})

const drainSignedOut = async (isAwaited: boolean) => {
  const outcomes: string[] = []
  await drainOutbox({
    queue: 'forms',
    owner: () => 7,
    send: async () => ({ status: 401, text: '{"code":"not_authenticated"}' }),
    isAwaited: () => isAwaited,
    onSettled: (_id, { is }) => outcomes.push(is),
  })
  return outcomes
}

test('keeps queued entries when the session has ended, and rejects in a form', async () => {
  await addEntry(anEntry(), 7)
  expect(await drainSignedOut(false)).toEqual([])
  expect(await statesOf(7)).toEqual(['waiting'])
  expect(await drainSignedOut(true)).toEqual(['signed_out'])
  expect(await statesOf(7)).toEqual([])
})

test('marks an entry with an unreadable file as refused and sends the others', async () => {
  await addEntry(anEntry('post'), VISITOR)
  await addEntry(anEntry(), VISITOR)
  await drain(async ({ kind }) => {
    if (kind === 'post') throw new DOMException('gone', 'NotReadableError')
    return { status: 201, text: '{}' }
  })
  expect(await listEntries(VISITOR)).toMatchObject([
    { kind: 'post', state: 'refused', reply: { text: '{"code":"file_unreadable"}' } },
  ])
})
