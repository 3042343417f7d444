import { expect, test } from 'vitest'
import { testServer } from '../../../testing/test-server.ts'
import { anAccount, PASSWORD } from '../../../testing/accounts.ts'
import { aStaff, signedInStaff } from '../../../testing/staff.ts'
import { addStaff, changeStaffRole, removeStaff, resetStaffAccess } from './staff.service.ts'

const server = await testServer()
const { db } = server
const { now } = server.time

const passwordOf = (outcome: Awaited<ReturnType<typeof addStaff>>) =>
  'password' in outcome ? outcome.password : ''
const login = (username: string, password: string) => server.post('/api/admin-login/', { username, password })

test('adds a staff member with a generated password and logs it', async () => {
  const password = passwordOf(await addStaff(db, { name: 'meera', role: 'moderator', now }))
  expect(password).toMatch(/^[\w-]{20}$/)
  expect((await login('Meera', password)).statusCode).toBe(200)
  const entries = db
    .selectFrom('auditLog')
    .select(['staffId', 'action', 'details'])
    .where('staffId', 'is', null)
  expect(await entries.orderBy('number', 'desc').executeTakeFirst()).toEqual({
    staffId: null,
    action: 'staff_taken_on',
    details: { role: 'moderator' },
  })
})

test('refuses an invalid or taken name', async () => {
  const { username } = await anAccount(db)
  expect(await addStaff(db, { name: username ?? '', role: 'owner', now })).toEqual({
    message: '*Username already taken.',
  })
  expect(await addStaff(db, { name: 'a b', role: 'owner', now })).toEqual({
    message: '*Username cannot contain spaces.',
  })
})

test('resetting access replaces password and second factor and ends sessions', async () => {
  const adminClient = await signedInStaff(server, 'support')
  const name = adminClient.username ?? ''
  await db.updateTable('staff').set({ secondFactor: 'x' }).where('accountId', '=', adminClient.id).execute()
  const password = (await resetStaffAccess(db, { name, now })) ?? ''
  expect((await adminClient.get('/api/admin/session/')).statusCode).toBe(401)
  expect((await login(name, password)).statusCode).toBe(200)
  const row = db.selectFrom('staff').select('secondFactor').where('accountId', '=', adminClient.id)
  expect(await row.executeTakeFirst()).toEqual({ secondFactor: null })
  expect(await resetStaffAccess(db, { name: 'missing', now })).toBeUndefined()
})

const lastEntry = () =>
  db
    .selectFrom('auditLog')
    .select(['staffId', 'action', 'subjectId', 'details'])
    .orderBy('number', 'desc')
    .executeTakeFirst()

test('removing ends sessions, password and second factor and keeps the name in the log', async () => {
  const [boss, leaving] = [await signedInStaff(server), await signedInStaff(server, 'moderator')]
  const name = leaving.username ?? ''
  expect(await removeStaff(db, { name, now })).toBeUndefined()
  expect(await lastEntry()).toMatchObject({ staffId: null, action: 'staff_removed', subjectId: leaving.id })
  expect((await leaving.get('/api/admin/session/')).statusCode).toBe(401)
  expect((await login(name, PASSWORD)).json()).toMatchObject({ code: 'admin_login_wrong' })
  const left = (await boss.get('/api/admin/staff/')).json<{ id: number }[]>()
  expect(left.map(({ id }) => id)).not.toContain(leaving.id)
  expect(await removeStaff(db, { name, now })).toEqual({ message: `no staff member is called ${name}` })
  expect(await resetStaffAccess(db, { name, now })).toBeUndefined()
})

test('changing the role applies to open sessions', async () => {
  const moved = await signedInStaff(server, 'support')
  const name = moved.username ?? ''
  expect(await changeStaffRole(db, { name, role: 'moderator', now })).toBeUndefined()
  expect(await lastEntry()).toMatchObject({
    action: 'staff_role_changed',
    details: { from: 'support', to: 'moderator' },
  })
  expect((await moved.get('/api/admin/session/')).json()).toMatchObject({ role: 'moderator' })
  expect(await changeStaffRole(db, { name: 'missing', role: 'owner', now })).toEqual({
    message: 'no staff member is called missing',
  })
})

test('refuses to remove the last owner, also under concurrent removals', async () => {
  await db.updateTable('staff').set({ role: 'support' }).execute()
  const owners = [await aStaff(db), await aStaff(db)]
  const leave = ({ username }: { username: string | null }) => removeStaff(db, { name: username ?? '', now })
  const outcomes = await Promise.all(owners.map(leave))
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
  const stays = owners.find((_owner, index) => outcomes[index] !== undefined)?.username ?? ''
  const refused = { message: `${stays} is the last owner` }
  expect(await removeStaff(db, { name: stays, now })).toEqual(refused)
  expect(await changeStaffRole(db, { name: stays, role: 'moderator', now })).toEqual(refused)
  expect(await changeStaffRole(db, { name: stays, role: 'owner', now })).toBeUndefined()
})
