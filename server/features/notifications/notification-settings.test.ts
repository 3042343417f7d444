import { expect, test } from 'vitest'
import { notificationKinds } from '../../../contract/notification-settings.ts'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const PATH = '/api/notification-settings/'

test('all kinds but the push of a closed need are on, and quiet hours apply, by default', async () => {
  const me = await server.as(await anAccount(db))
  const kinds = Object.fromEntries(
    notificationKinds.map((kind) => [kind, { bell: true, push: kind !== 'need_closed' }]),
  )
  expect((await me.get(PATH)).json()).toEqual({ quiet_from: '22:00', quiet_to: '07:00', kinds })
})

test('omitted fields are unchanged', async () => {
  const me = await server.as(await anAccount(db))
  await me.put(PATH, { quiet_from: '21:15', kinds: { reply: { push: false }, contact: { bell: false } } })
  await me.put(PATH, { quiet_to: '21:15', kinds: { contact: { push: false } } })
  const changed = await me.put(PATH, { kinds: { reply: { bell: false, push: true } } })
  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toMatchObject({
    quiet_from: '21:15',
    quiet_to: '21:15',
    kinds: {
      reply: { bell: false, push: true },
      contact: { bell: false, push: false },
      new_post: { bell: true, push: true },
    },
  })
  expect((await me.get(PATH)).json()).toEqual(changed.json())
  expect((await me.put(PATH, {})).json()).toEqual(changed.json())
})

test('two concurrent changes are both stored', async () => {
  const me = await server.as(await anAccount(db))
  await Promise.all([
    me.put(PATH, { kinds: { reply: { push: false } } }),
    me.put(PATH, { kinds: { contact: { bell: false } } }),
  ])
  expect((await me.get(PATH)).json()).toMatchObject({
    kinds: { reply: { bell: true, push: false }, contact: { bell: false, push: true } },
  })
})

test.each([
  { quiet_from: '24:00' },
  { quiet_from: '7:00' },
  { quiet_to: '07:60' },
  { quiet_to: null },
  { kinds: { rumour: { bell: true } } },
  { kinds: { reply: { bell: 'loud' } } },
  { kinds: [] },
])('%o is refused', async (body) => {
  const me = await server.as(await anAccount(db))
  const reply = await me.put(PATH, body)
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'bad_input' }])
})

test('a deleted account leaves none', async () => {
  const customer = await anAccount(db)
  const me = await server.as(customer)
  await me.put(PATH, { quiet_from: '21:00' })
  expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
  const rows = db.selectFrom('notificationSettings').selectAll().where('accountId', '=', customer.id)
  expect(await rows.execute()).toEqual([])
})
