import { expect, test } from 'vitest'
import { testHouse } from '../../../testing/app.ts'
import { anAccount } from '../../../testing/accounts.ts'
import { aDesk } from '../../../testing/staff.ts'
import { letStaffBackIn, takeOnStaff } from './staff.service.ts'

const house = await testHouse()
const { db } = house
const { now } = house.time

const passwordOf = (outcome: Awaited<ReturnType<typeof takeOnStaff>>) =>
  'password' in outcome ? outcome.password : ''
const login = (username: string, password: string) => house.post('/api/admin-login/', { username, password })

test('somebody is taken on under a made password, and it is written down', async () => {
  const password = passwordOf(await takeOnStaff(db, { name: 'meera', role: 'moderator', now }))
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
  expect(await takeOnStaff(db, { name: username ?? '', role: 'owner', now })).toEqual({
    message: '*Username already taken.',
  })
  expect(await takeOnStaff(db, { name: 'a b', role: 'owner', now })).toEqual({
    message: '*Username cannot contain spaces.',
  })
})

test('whoever has lost phone and password is let back in: the old ones and their sessions are dead', async () => {
  const desk = await aDesk(house, 'support')
  const name = desk.username ?? ''
  await db.updateTable('staff').set({ secondFactor: 'x' }).where('accountId', '=', desk.id).execute()
  const password = (await letStaffBackIn(db, { name, now })) ?? ''
  expect((await desk.get('/api/admin/session/')).statusCode).toBe(401)
  expect((await login(name, password)).statusCode).toBe(200)
  const row = db.selectFrom('staff').select('secondFactor').where('accountId', '=', desk.id)
  expect(await row.executeTakeFirst()).toEqual({ secondFactor: null })
  expect(await letStaffBackIn(db, { name: 'nobody', now })).toBeUndefined()
})
