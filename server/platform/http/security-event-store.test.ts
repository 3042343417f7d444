import { expect, test } from 'vitest'
import { queriesDuring } from '../../testing/queries.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { openSecurityEventStore } from './security-event-store.ts'

const { db } = await testServer()

const event = (ipHash: string) => ({ kind: 'login_failed', accountHash: null, ipHash }) as const
const stored = async (ipHash: string) =>
  (await db.selectFrom('securityEvents').select('at').where('ipHash', '=', ipHash).execute()).length
const openStore = (given: Partial<Parameters<typeof openSecurityEventStore>[0]> = {}) => {
  const errors: unknown[] = []
  const store = openSecurityEventStore({
    db,
    clock: () => NOON,
    onError: (error) => void errors.push(error),
    ...given,
  })
  return { store, errors }
}

test('stores all events of a burst, outside of the statements of the request', async () => {
  const { store } = openStore()
  const asked = await queriesDuring(async () => {
    for (let count = 0; count < 500; count += 1) store.add(event('burst'))
    await store.settled()
  })
  expect(asked).toEqual([])
  expect(await stored('burst')).toBe(500)
})

test('bounds what waits for a database that does not respond', async () => {
  const { store } = openStore()
  for (let count = 0; count < 1_500; count += 1) store.add(event('flood'))
  await store.settled()
  expect(await stored('flood')).toBe(1_000)
})

test('reports a failed insert and stores later events', async () => {
  let now = new Date(Number.NaN)
  const { store, errors } = openStore({ clock: () => now })
  store.add(event('lost'))
  await store.settled()
  expect(errors).toHaveLength(1)
  now = NOON
  store.add(event('later'))
  await store.settled()
  expect(await stored('later')).toBe(1)
})
