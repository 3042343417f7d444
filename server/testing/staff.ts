import type { StaffRole } from '../../contract/admin-roles.ts'
import { openStaffSession } from '../features/admin/sessions/staff-session.service.ts'
import { csrfTokenOf, STAFF_COOKIE } from '../platform/http/staff.ts'
import type { Db } from '../platform/db/db.ts'
import { anAccount } from './accounts.ts'
import { caller, type testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

export const aStaff = async (
  db: Db,
  role: StaffRole = 'owner',
  given: Parameters<typeof anAccount>[1] = {},
) => {
  const account = await anAccount(db, { role: 'admin', mobileNumber: null, ...given })
  await db.insertInto('staff').values({ accountId: account.id, role }).execute()
  return account
}

export const withStaffToken = ({ app }: TestServer, token: string) =>
  caller(app, { cookie: `${STAFF_COOKIE}=${token}`, 'x-csrf-token': csrfTokenOf(token) })

export const asStaff = async (server: TestServer, { id }: { id: number }) =>
  withStaffToken(
    server,
    await openStaffSession(server.db, { accountId: id, isProved: true, now: server.time.now }),
  )

export const signedInStaff = async (server: TestServer, role: StaffRole = 'owner') => {
  const staff = await aStaff(server.db, role)
  return { ...staff, ...(await asStaff(server, staff)) }
}
