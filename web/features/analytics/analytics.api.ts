import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type { statsDays } from '../../../contract/limits.ts'
import type * as api from '../../../contract/analytics.ts'
import { call, fillPath } from '../../lib/http/call.ts'
import { fetchFile } from '../../lib/http/download.ts'

export type Stats = Reply<typeof api.readProviderStats>
export type Totals = Stats['totals']
export type Figure = keyof Totals
export type Period = (typeof statsDays)[number]

/** The key has the account: another user of the same browser must not see them. */
export const statsQuery = (accountId: number, days: Period) =>
  queryOptions({
    queryKey: ['provider-stats', accountId, days],
    queryFn: ({ signal }) =>
      call<typeof api.readProviderStats>('GET', '/provider-stats/', { query: { days }, signal }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })

export const downloadStats = (days: Period, language: Language) =>
  fetchFile(fillPath('/provider-stats/csv/', { query: { days, lang: language } }))
