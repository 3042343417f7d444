import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-session.ts'
import { adminCall, setCsrfToken } from './admin-call.ts'

export type StaffSession = Reply<typeof api.readStaffSession>

/** The first part of every query key of the admin panel; the queries are removed with the session. */
export const ADMIN_KEY = 'admin'

export const staffSessionQuery = () =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'session'],
    queryFn: async () => {
      const session = await adminCall<typeof api.readStaffSession>('GET', '/admin/session/')
      setCsrfToken(session.csrf_token)
      return session
    },
    staleTime: Infinity,
    retry: false,
  })

export const logOutStaff = () => adminCall<typeof api.logoutAdmin>('POST', '/admin/logout/')
