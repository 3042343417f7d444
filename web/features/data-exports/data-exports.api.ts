import { queryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/data-exports.ts'
import type { Language } from '../../../contract/language.ts'
import { call } from '../../lib/http/call.ts'
import { withConfirmation } from '../../lib/session/confirm-identity.ts'

export type DataExport = api.DataExport

const POLL_MS = 5_000

export const dataExportsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['data-exports', accountId],
    queryFn: () => call<typeof api.listDataExports>('GET', '/data-exports/'),
    // Signatures of URLs expire.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'preparing') ? POLL_MS : false,
  })

export const readDataExport = (id: number) =>
  call<typeof api.readDataExport>('GET', '/data-exports/:id/', { params: { id } })

export const requestDataExport = (language: Language) =>
  withConfirmation(() =>
    call<typeof api.requestDataExport>('POST', '/data-exports/', { query: { lang: language } }),
  )
