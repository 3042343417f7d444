import { expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../../testing/accounts.ts'
import { aStaff, signedInStaff } from '../../../testing/staff.ts'
import { testServer } from '../../../testing/test-server.ts'

const server = await testServer()
const { db } = server

const login = (username: string | null, password = PASSWORD) =>
  server.post('/api/admin-login/', { username, password })

const actionsOf = async ({ id }: { id: number }) => {
  const rows = db.selectFrom('auditLog').select(['action', 'details']).where('staffId', '=', id)
  return (await rows.orderBy('number').execute()).map(({ action }) => action)
}

test('logs logins and failed logins of staff only', async () => {
  const staff = await aStaff(db)
  const customer = await anAccount(db)
  await login(staff.username)
  await login(staff.username, 'wrong')
  await login(customer.username, 'wrong')
  await expect.poll(() => actionsOf(staff)).toEqual(['logged_in', 'login_refused'])
  expect(await actionsOf(customer)).toEqual([])
})

test('logs refused requests for a missing right', async () => {
  const adminClient = await signedInStaff(server, 'support')
  expect((await adminClient.post('/api/admin/categories/', {})).json()).toMatchObject({ code: 'forbidden' })
  expect(await actionsOf(adminClient)).toEqual(['right_refused'])
})
