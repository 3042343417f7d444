import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Input } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/hours.ts'
import { call } from '../../lib/http/call.ts'

export type Hours = Static<typeof api.Hours>
/** Whether a provider is open, as every list has it. */
export type ShownOpenState = { is_open: boolean | null; next_change_at: string | null }
export type HoursChange = Input<typeof api.saveHours>['body']

/** With the ETag of what was read: sent back, it guards against a change on another device. */
export const readOwnHours = () => call.tagged<typeof api.readHours>('GET', '/provider-hours/')

/** By account: another person at the same browser never sees it. */
export const ownHoursQuery = (accountId: number) =>
  queryOptions({ queryKey: ['own-hours', accountId], queryFn: readOwnHours })

/** For the form: read once for a visit of the page, so that nothing changes under a person's hands. */
export const ownHoursFormQuery = (accountId: number) =>
  queryOptions({
    ...ownHoursQuery(accountId),
    queryKey: ['own-hours-form', accountId],
    staleTime: Infinity,
    gcTime: 0,
  })

export const saveOwnHours = (body: HoursChange, tag: string | null) =>
  call.tagged<typeof api.saveHours>('PUT', '/provider-hours/', { body, ...(tag && { ifMatch: tag }) })

export const saveClosedToday = (closed: boolean) =>
  call.tagged<typeof api.saveClosedToday>('PUT', '/provider-hours/today/', { body: { closed } })
