import { describe, expect, test } from 'vitest'
import { mayStaff, type StaffRole, staffRights, staffRoles } from '../../../contract/admin-roles.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { contractEndpoints, nameOf } from '../../testing/contract-endpoints.ts'
import { testServer } from '../../testing/test-server.ts'
import { signedInStaff, aStaff, withStaffToken } from '../../testing/staff.ts'
import { openStaffSession } from './sessions/staff-session.service.ts'

const server = await testServer()
const endpoints = [...(await contractEndpoints()).values()]
const adminEndpoints = endpoints.filter(({ access }) => access === 'admin')

type StaffClient = Awaited<ReturnType<typeof signedInStaff>>
type Caller = Pick<StaffClient, 'get' | 'post' | 'put' | 'delete'>

// An unknown id: a call that passes the check returns 404 or refuses the input.
const urlOf = ({ path }: Endpoint) => `/api${path.replaceAll(/:\w+/g, '999999')}`

const send = (caller: Caller, each: Endpoint) => {
  const url = urlOf(each)
  if (each.method === 'GET') return caller.get(url)
  if (each.method === 'DELETE') return caller.delete(url)
  return each.method === 'PUT' ? caller.put(url, {}) : caller.post(url, {})
}

const refusalOf = async (caller: Caller, each: Endpoint) => {
  const reply = await send(caller, each)
  return [401, 403].includes(reply.statusCode) ? reply.json<{ code: string }>().code : 'past the check'
}

test('matches the table of rights', () => {
  expect(Object.fromEntries(Object.entries(staffRights).map(([right, roles]) => [right, roles.join(' ')])))
    .toMatchInlineSnapshot(`
      {
        "announce": "owner",
        "answer_inbox": "owner support",
        "edit_reference": "owner",
        "judge_cases": "owner moderator",
        "judge_content": "owner moderator",
        "judge_people": "owner moderator",
        "remove_second_factor": "owner moderator",
        "see_audit": "owner",
        "see_cases": "owner moderator support",
        "see_content": "owner moderator support",
        "see_inbox": "owner moderator support",
        "see_overview": "owner moderator support",
        "see_people": "owner moderator support",
        "see_personal": "owner moderator support",
        "see_reporters": "owner moderator",
        "see_security": "owner",
        "see_staff": "owner moderator support",
        "session": "owner moderator support",
        "tend_deliveries": "owner",
      }
    `)
})

test('every endpoint below /admin/ names a right, and no other endpoint does', () => {
  for (const { access, right, path } of endpoints)
    expect([path, right !== undefined, path.startsWith('/admin/')]).toEqual([
      path,
      access === 'admin',
      access === 'admin',
    ])
})

describe.each(adminEndpoints.map((each) => [nameOf(each), each] as const))('%s', (_name, each) => {
  test.each(staffRoles)('by %s', async (role: StaffRole) => {
    const expected = each.right && mayStaff(role, each.right) ? 'past the check' : 'forbidden'
    expect(await refusalOf(await signedInStaff(server, role), each)).toBe(expected)
  })

  test('allows only the own session before the second factor is verified', async () => {
    const { id: accountId } = await aStaff(server.db, 'owner')
    const now = server.time.now
    const token = await openStaffSession(server.db, { accountId, isProved: false, now })
    const expected = each.right === 'session' ? 'past the check' : 'second_factor_required'
    expect(await refusalOf(withStaffToken(server, token), each)).toBe(expected)
  })

  test('refuses a write without a CSRF token', async () => {
    const { id: accountId } = await aStaff(server.db, 'owner')
    const now = server.time.now
    const token = await openStaffSession(server.db, { accountId, isProved: true, now })
    const headers = { cookie: `haat_staff=${token}` }
    const method = each.method
    const reply = await server.app.inject({ method, url: urlOf(each), headers })
    const expected = method === 'GET' ? 'read' : 'csrf_missing'
    expect(method === 'GET' ? 'read' : reply.json<{ code: string }>().code).toBe(expected)
  })
})
