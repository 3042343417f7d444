import { createContext, useContext } from 'react'
import type { StaffRight } from '../../../../contract/admin-roles.ts'
import type { StaffSession } from './staff-session.api.ts'

export const StaffContext = createContext<StaffSession | null>(null)

export const useStaff = () => {
  const session = useContext(StaffContext)
  if (!session) throw new Error('useStaff is for pages of the admin panel')
  const { id, name, role, rights, csrf_token: csrf } = session
  return { id, name, role, rights, csrf, may: (right: StaffRight) => rights.includes(right) }
}
