import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Input } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/hours.ts'
import { call } from '../../lib/http/call.ts'

export type Hours = Static<typeof api.Hours>
export type OpeningStatus = { is_open: boolean | null; next_change_at: string | null }
export type HoursChange = Input<typeof api.saveHours>['body']

/** With the ETag, which is sent back to detect a concurrent change. */
export const readOwnHours = () => call.tagged<typeof api.readHours>('GET', '/provider-hours/')

/** The key has the account: another user of the same browser must not see it. */
export const ownHoursQuery = (accountId: number) =>
  queryOptions({ queryKey: ['own-hours', accountId], queryFn: readOwnHours })

/** Never refetched while the form is open: the input must not change. */
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
