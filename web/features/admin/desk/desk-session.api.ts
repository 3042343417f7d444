import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-session.ts'
import { deskCall, keepToken } from './desk-call.ts'

export type StaffSession = Reply<typeof api.readStaffSession>

/** All that the desk has read is kept under this key, and forgotten with the session. */
export const DESK = 'desk'

export const staffSessionQuery = () =>
  queryOptions({
    queryKey: [DESK, 'session'],
    queryFn: async () => {
      const session = await deskCall<typeof api.readStaffSession>('GET', '/admin/session/')
      keepToken(session.csrf_token)
      return session
    },
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })

export const leaveDesk = () => deskCall<typeof api.leaveDesk>('POST', '/admin/logout/')
