// What tests of the desk need: its frame around a page, with somebody signed in.
import { onTestFinished } from 'vitest'
import { Outlet, type RouteObject } from 'react-router'
import type { StaffRight } from '../../contract/admin-roles.ts'
import DeskShell from '../features/admin/desk/DeskShell.tsx'
import { type Answer, aServer, reply } from './forms.tsx'
import { visit } from './visit.tsx'

export const SESSION = 'GET /api/admin/session/'

type Given = {
  name?: string
  role?: 'owner' | 'moderator' | 'support'
  rights?: readonly StaffRight[]
  second_factor?: 'proved' | 'wanted' | 'to_enrol' | 'offered'
  csrf_token?: string
}

const OWNERS: readonly StaffRight[] = [
  'session',
  'see_staff',
  'see_cases',
  'judge_cases',
  'see_reporters',
  'see_audit',
  'see_people',
  'see_personal',
  'judge_people',
  'see_content',
  'judge_content',
  'see_overview',
  'tend_deliveries',
  'see_inbox',
  'answer_inbox',
  'announce',
  'edit_reference',
]

export const aStaffSession = (given: Given = {}) => ({
  id: 3,
  name: 'Ravi',
  role: 'owner',
  rights: OWNERS,
  csrf_token: 'a-token',
  second_factor: 'offered',
  recovery_codes_left: 0,
  ...given,
})

type Desk = { at: string; pages: RouteObject[]; answers?: Record<string, Answer>; session?: Answer }

/** Opens the desk at an address. */
export const openDesk = async ({ at, pages, answers = {}, session = reply(aStaffSession()) }: Desk) => {
  const server = aServer({ [SESSION]: session, ...answers })
  onTestFinished(() => localStorage.clear())
  // The login is outside of the desk.
  const shell = { Component: Outlet }
  const router = await visit({ at, shell, pages: [{ Component: DeskShell, children: pages }] })
  return { server, router }
}
