import { queryOptions } from '@tanstack/react-query'
import type { contactAdmin, readOutbox } from '../../../contract/site.ts'
import type { Input } from '../../../contract/endpoint.ts'
import type { Call } from '../../lib/call.ts'

export type AdminMessage = Required<Input<typeof contactAdmin>['body']>

export const sendToAdmin = (call: Call, body: AdminMessage) =>
  call<typeof contactAdmin>('POST', '/contact-haat-admin/', { body })

/** Always fresh: whoever comes back to this tab is waiting for a code. */
export const outboxQuery = (call: Call) =>
  queryOptions({
    queryKey: ['outbox'],
    queryFn: () => call<typeof readOutbox>('GET', '/outbox/'),
    staleTime: 0,
  })
