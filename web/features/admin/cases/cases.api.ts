import { queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-cases.ts'
import { deskCall } from '../desk/desk-call.ts'
import { DESK } from '../desk/desk-session.api.ts'
import { queueQuery } from '../desk/queue-query.ts'
import type { CaseFilter } from './case-filter.ts'

export type CaseSummary = Reply<typeof api.listCases>[number]
export type CaseInFull = Reply<typeof api.readCase>
export type CaseReport = CaseInFull['reports'][number]
export type CaseDecision = CaseInFull['decisions'][number]
export type Evidence = CaseInFull['evidence'][number]
export type Verdict = Input<typeof api.decideCase>['body']

export const CASES = 'cases'

export const casesQuery = ({ status, isMine }: CaseFilter) =>
  queueQuery([CASES, 'list', status, isMine], ({ cursor, signal }) =>
    deskCall.page<typeof api.listCases>('GET', '/admin/cases/', {
      query: { status, ...(isMine && { mine: true }), ...(cursor && { cursor }) },
      signal,
    }),
  )

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [DESK, CASES, id],
    queryFn: () => deskCall<typeof api.readCase>('GET', '/admin/cases/:id/', { params: { id } }),
    networkMode: 'always',
    // Whoever opens a case judges what is there now.
    staleTime: 0,
  })

export const assignCase = (id: number, staff: number | null) =>
  deskCall<typeof api.assignCase>('POST', '/admin/cases/:id/assign/', { params: { id }, body: { staff } })

export const decideCase = (id: number, body: Verdict, key: string) =>
  deskCall<typeof api.decideCase>('POST', '/admin/cases/:id/decide/', { params: { id }, body, key })

export const reopenCase = (id: number, reason: string, key: string) =>
  deskCall<typeof api.reopenCase>('POST', '/admin/cases/:id/reopen/', {
    params: { id },
    body: { reason },
    key,
  })

export const nameReporter = (id: number) =>
  deskCall<typeof api.nameReporter>('POST', '/admin/reports/:id/reporter/', { params: { id } })
