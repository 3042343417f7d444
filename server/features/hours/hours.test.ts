import { expect, test } from 'vitest'
import { special, week } from '../../testing/hours.ts'
import { aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

// NOON is Saturday, 14 March 2026, 12:00 in India.
const server = await testServer()
const { db } = server
const URL = '/api/provider-hours/'

const CLOSED_WEEK = week('')
const NORMAL = week('10:00-20:00')

const anOwner = async () => {
  const provider = await aProvider(db)
  return { id: provider.id, me: await server.as(provider) }
}
type Owner = Awaited<ReturnType<typeof anOwner>>
const profileHours = async (id: number) =>
  (await server.get(`/api/provider-profile/${id}/`)).json().provider.hours

test('a business has no hours at first', async () => {
  const { id, me } = await anOwner()
  const own = await me.get(URL)
  expect([own.statusCode, own.body, typeof own.headers.etag]).toEqual([200, 'null', 'string'])
  expect(await profileHours(id)).toBeNull()
})

test('saved hours are public', async () => {
  const { id, me } = await anOwner()
  const weekly = week('10:00-21:30', '10:00-24:00', '', '18:00-02:00', '', '10:00-14:00 16:30-21:30')
  const special_days = [special('2026-03-15', '', 'Holi'), special('2026-03-20', '18:00-02:00')]
  const saved = await me.put(URL, { weekly, special_days })
  const hours = {
    weekly,
    special_days,
    closed_today: false,
    is_open: true,
    next_change_at: '2026-03-14T08:30:00.000Z',
  }
  expect([saved.statusCode, saved.json()]).toEqual([200, hours])
  expect((await me.get(URL)).json()).toEqual(hours)
  expect(await profileHours(id)).toEqual(hours)
})

test('sorts times and special days and trims notes', async () => {
  const { me } = await anOwner()
  const weekly = week('16:00-20:00 10:00-14:00')
  const special_days = [special('2026-04-01', ''), special('2026-03-20', '', '  Fair ')]
  expect((await me.put(URL, { weekly, special_days })).json()).toMatchObject({
    weekly: week('10:00-14:00 16:00-20:00'),
    special_days: [special('2026-03-20', '', 'Fair'), special('2026-04-01', '')],
  })
})

test('keeps omitted fields', async () => {
  const { me } = await anOwner()
  await me.put(URL, { weekly: week('10:00-20:00'), special_days: [special('2026-03-20', '')] })
  expect((await me.put(URL, { weekly: week('09:00-20:00') })).json().special_days).toHaveLength(1)
  expect((await me.put(URL, { special_days: [] })).json()).toMatchObject({
    weekly: week('09:00-20:00'),
    special_days: [],
  })
  expect((await me.put(URL, {})).json().weekly).toEqual(week('09:00-20:00'))
})

test('a special day without a note has an empty one', async () => {
  const { me } = await anOwner()
  const saved = await me.put(URL, {
    weekly: week('10:00-20:00'),
    special_days: [{ date: '2026-03-20', intervals: [] }],
  })
  expect(saved.json().special_days).toEqual([special('2026-03-20', '')])
})

test('seven empty days without special days delete the hours', async () => {
  const { id, me } = await anOwner()
  await me.put(URL, { weekly: week('10:00-20:00') })
  await me.put(`${URL}today/`, { closed: true })
  const gone = await me.put(URL, { weekly: CLOSED_WEEK, special_days: [] })
  expect([gone.statusCode, gone.body]).toEqual([200, 'null'])
  expect(await profileHours(id)).toBeNull()
  expect((await me.put(URL, { weekly: week('10:00-20:00') })).json().closed_today).toBe(false)
})

test('special days alone are hours', async () => {
  const { me } = await anOwner()
  const saved = await me.put(URL, {
    weekly: CLOSED_WEEK,
    special_days: [special('2026-03-15', '10:00-12:00')],
  })
  expect(saved.json()).toMatchObject({ is_open: false, next_change_at: '2026-03-15T04:30:00.000Z' })
})

test('merges adjacent times', async () => {
  const { me } = await anOwner()
  const saved = await me.put(URL, { weekly: week('10:00-14:00 14:00-18:00') })
  expect(saved.json()).toMatchObject({ is_open: true, next_change_at: '2026-03-14T12:30:00.000Z' })
})

test('refuses a save based on an old version, from the first hours on', async () => {
  const { me } = await anOwner()
  const empty = String((await me.get(URL)).headers.etag)
  const first = await me.put(URL, { weekly: NORMAL }, { 'if-match': empty })
  const stale = await me.put(URL, { weekly: week('09:00-20:00') }, { 'if-match': empty })
  expect([first.statusCode, stale.statusCode, stale.json().code]).toEqual([200, 409, 'conflict'])
  expect((await me.get(URL)).json().weekly).toEqual(NORMAL)
  const again = await me.put(URL, { weekly: week('09:00-20:00') }, { 'if-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(200)
  expect(again.headers.etag).not.toBe(first.headers.etag)
})

test('accepts one of two concurrent saves', async () => {
  const { me } = await anOwner()
  const tag = { 'if-match': String((await me.get(URL)).headers.etag) }
  const statuses = await Promise.all(
    ['08:00', '09:00', '10:00', '11:00'].map(
      async (opens) => (await me.put(URL, { weekly: week(`${opens}-20:00`) }, tag)).statusCode,
    ),
  )
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
})

test('closing for today does not conflict with editing the week', async () => {
  const { me } = await anOwner()
  const { headers } = await me.put(URL, { weekly: NORMAL })
  const closed = await me.put(`${URL}today/`, { closed: true })
  expect(closed.headers.etag).toBe(headers.etag)
  const saved = await me.put(URL, { weekly: week('09:00-20:00') }, { 'if-match': String(headers.etag) })
  expect([saved.statusCode, saved.json().closed_today]).toEqual([200, true])
})

const at = async (moment: string, id: number, work: (me: Owner['me']) => Promise<void>) => {
  server.time.now = new Date(`${moment}:00+05:30`)
  try {
    await work(await server.as({ id }))
  } finally {
    server.time.now = NOON
  }
}

test("'Closed today' ends at midnight", async () => {
  const { id, me } = await anOwner()
  await me.put(URL, { weekly: week('10:00-02:00') })
  const closed = await me.put(`${URL}today/`, { closed: true })
  expect(closed.json()).toMatchObject({
    closed_today: true,
    is_open: false,
    next_change_at: '2026-03-14T18:30:00.000Z',
  })
  expect(await profileHours(id)).toEqual(closed.json())
  await at('2026-03-15T00:00', id, async () => {
    expect(await profileHours(id)).toMatchObject({ closed_today: false, is_open: true })
  })
  const opened = await me.put(`${URL}today/`, { closed: false })
  expect(opened.json()).toMatchObject({ closed_today: false, is_open: true })
})

test("'Closed today' without hours has no effect", async () => {
  const { me } = await anOwner()
  expect((await me.put(`${URL}today/`, { closed: true })).json()).toBeNull()
})

test('past special days are dropped after their evening has ended', async () => {
  const { id, me: owner } = await anOwner()
  const later = special('2026-03-20', '')
  await owner.put(URL, { weekly: CLOSED_WEEK, special_days: [special('2026-03-14', '18:00-02:00'), later] })
  await at('2026-03-15T01:00', id, async (me) => {
    const running = { special_days: [later], is_open: true, next_change_at: '2026-03-14T20:30:00.000Z' }
    expect(await profileHours(id)).toMatchObject(running)
    // A save after midnight sends what was loaded before.
    expect((await me.put(URL, { special_days: [later] })).json()).toMatchObject(running)
  })
  await at('2026-03-16T01:00', id, async (me) => {
    expect((await me.put(URL, {})).json()).toMatchObject({ special_days: [later], is_open: false })
  })
  await at('2026-03-22T01:00', id, async (me) => {
    expect([await profileHours(id), (await me.get(URL)).json()]).toEqual([null, null])
  })
})

test('hours are deleted with the business', async () => {
  const { id, me } = await anOwner()
  await me.put(URL, { weekly: NORMAL })
  await db.deleteFrom('providers').where('accountId', '=', id).execute()
  expect((await me.get(URL)).statusCode).toBe(401)
  expect((await me.put(URL, { weekly: NORMAL })).statusCode).toBe(401)
  expect((await me.put(`${URL}today/`, { closed: true })).statusCode).toBe(401)
})
