import { expect, test } from 'vitest'
import { testServer } from '../../../testing/test-server.ts'
import { anAccount } from '../../../testing/accounts.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { resetStaffAccess, addStaff } from './staff.service.ts'

const server = await testServer()
const { db } = server
const { now } = server.time

const passwordOf = (outcome: Awaited<ReturnType<typeof addStaff>>) =>
  'password' in outcome ? outcome.password : ''
const login = (username: string, password: string) => server.post('/api/admin-login/', { username, password })

test('somebody is taken on under a made password, and it is written down', async () => {
  const password = passwordOf(await addStaff(db, { name: 'meera', role: 'moderator', now }))
  expect(password).toMatch(/^[\w-]{20}$/)
  expect((await login('Meera', password)).statusCode).toBe(200)
  const deed = db.selectFrom('auditLog').select(['staffId', 'action', 'details']).orderBy('number', 'desc')
  expect(await deed.executeTakeFirst()).toEqual({
    staffId: null,
    action: 'staff_taken_on',
    details: { role: 'moderator' },
  })
})

test('not under a name that is none or is taken', async () => {
  const { username } = await anAccount(db)
  expect(await addStaff(db, { name: username ?? '', role: 'owner', now })).toEqual({
    message: '*Username already taken.',
  })
  expect(await addStaff(db, { name: 'a b', role: 'owner', now })).toEqual({
    message: '*Username cannot contain spaces.',
  })
})

test('someone who has lost phone and password gets new ones: the old ones and their sessions end', async () => {
  const adminClient = await signedInStaff(server, 'support')
  const name = adminClient.username ?? ''
  await db.updateTable('staff').set({ secondFactor: 'x' }).where('accountId', '=', adminClient.id).execute()
  const password = (await resetStaffAccess(db, { name, now })) ?? ''
  expect((await adminClient.get('/api/admin/session/')).statusCode).toBe(401)
  expect((await login(name, password)).statusCode).toBe(200)
  const row = db.selectFrom('staff').select('secondFactor').where('accountId', '=', adminClient.id)
  expect(await row.executeTakeFirst()).toEqual({ secondFactor: null })
  expect(await resetStaffAccess(db, { name: 'nobody', now })).toBeUndefined()
})
