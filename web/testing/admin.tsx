// Renders pages of the admin panel with a signed-in staff member.
import { onTestFinished } from 'vitest'
import { Outlet, type RouteObject } from 'react-router'
import type { StaffRight } from '../../contract/admin-roles.ts'
import AdminShell from '../features/admin/shell/AdminShell.tsx'
import { type MockReply, mockServer, reply } from './forms.tsx'
import { visit } from './visit.tsx'

export const SESSION = 'GET /api/admin/session/'

type StaffSessionOverrides = {
  name?: string
  role?: 'owner' | 'moderator' | 'support'
  rights?: readonly StaffRight[]
  second_factor?: 'proved' | 'wanted' | 'to_enrol' | 'offered'
  csrf_token?: string
}

const OWNER_RIGHTS: readonly StaffRight[] = [
  'session',
  'see_staff',
  'see_cases',
  'judge_cases',
  'see_reporters',
  'see_audit',
  'see_security',
  'see_people',
  'see_personal',
  'judge_people',
  'remove_second_factor',
  'see_content',
  'judge_content',
  'see_overview',
  'tend_deliveries',
  'see_inbox',
  'answer_inbox',
  'announce',
  'edit_reference',
]

export const aStaffSession = (overrides: StaffSessionOverrides = {}) => ({
  id: 3,
  name: 'Ravi',
  role: 'owner',
  rights: OWNER_RIGHTS,
  csrf_token: 'a-token',
  second_factor: 'offered',
  recovery_codes_left: 0,
  ...overrides,
})

type OpenAdminOptions = {
  at: string
  pages: RouteObject[]
  answers?: Record<string, MockReply>
  session?: MockReply
}

export const openAdmin = async ({
  at,
  pages,
  answers = {},
  session = reply(aStaffSession()),
}: OpenAdminOptions) => {
  const server = mockServer({ [SESSION]: session, ...answers })
  onTestFinished(() => localStorage.clear())
  // The login is outside of the admin panel.
  const shell = { Component: Outlet }
  const router = await visit({ at, shell, pages: [{ Component: AdminShell, children: pages }] })
  return { server, router }
}
