// The figures of the own business. In the browser only: what needs a session is never asked for by the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Language, statsDays } from '../../../contract/limits.ts'
import type * as api from '../../../contract/analytics.ts'
import { call, fillPath } from '../../lib/http/call.ts'
import { fetchFile } from '../../lib/http/download.ts'

export type Stats = Reply<typeof api.readProviderStats>
export type Totals = Stats['totals']
export type Figure = keyof Totals
export type Period = (typeof statsDays)[number]

/** By account: another person at the same browser never sees them. */
export const statsQuery = (accountId: number, days: Period) =>
  queryOptions({
    queryKey: ['provider-stats', accountId, days],
    queryFn: ({ signal }) =>
      call<typeof api.readProviderStats>('GET', '/provider-stats/', { query: { days }, signal }),
    // What was on the screen stays until the other period is there.
    placeholderData: keepPreviousData,
    // Offline it fails and says so.
    networkMode: 'always',
  })

export const downloadStats = (days: Period, language: Language) =>
  fetchFile(fillPath('/provider-stats/csv/', { query: { days, lang: language } }))
