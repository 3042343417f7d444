import { queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type { Language } from '../../../../contract/language.ts'
import type * as api from '../../../../contract/admin-cases.ts'
import type * as evidence from '../../../../contract/admin-evidence.ts'
import { adminCall } from '../shell/admin-call.ts'
import { ADMIN_KEY } from '../shell/staff-session.api.ts'
import { queueQuery } from '../shell/queue-query.ts'
import type { CaseFilter } from './case-filter.ts'

export type CaseSummary = Reply<typeof api.listCases>[number]
export type CaseDetails = Reply<typeof api.readCase>
export type CaseReport = CaseDetails['reports'][number]
export type CaseDecision = CaseDetails['decisions'][number]
export type Evidence = CaseDetails['evidence'][number]
export type OpenedEvidence = Reply<typeof evidence.openEvidence>['pieces'][number]
export type NewCaseDecision = Input<typeof api.decideCase>['body']

export const CASES = 'cases'

export const casesQuery = ({ status, isMine }: CaseFilter) =>
  queueQuery([CASES, 'list', status, isMine], ({ cursor, signal }) =>
    adminCall.page<typeof api.listCases>('GET', '/admin/cases/', {
      query: { status, ...(isMine && { mine: true }), ...(cursor && { cursor }) },
      signal,
    }),
  )

export const caseQuery = (id: number, lang: Language) =>
  queryOptions({
    queryKey: [ADMIN_KEY, CASES, id, lang],
    queryFn: () =>
      adminCall<typeof api.readCase>('GET', '/admin/cases/:id/', { params: { id }, query: { lang } }),
    // Always fresh: staff must decide about the present state.
    staleTime: 0,
  })

export const acknowledgeCase = (id: number) =>
  adminCall<typeof api.acknowledgeCase>('POST', '/admin/cases/:id/acknowledge/', { params: { id } })

export const assignCase = (id: number, staff: number | null) =>
  adminCall<typeof api.assignCase>('POST', '/admin/cases/:id/assign/', { params: { id }, body: { staff } })

export const correctReportUrgency = (
  id: number,
  reportId: number,
  body: Input<typeof api.correctReportUrgency>['body'],
) =>
  adminCall<typeof api.correctReportUrgency>('POST', '/admin/cases/:id/reports/:reportId/urgency/', {
    params: { id, reportId },
    body,
  })

export const decideCase = (id: number, body: NewCaseDecision, key: string) =>
  adminCall<typeof api.decideCase>('POST', '/admin/cases/:id/decide/', { params: { id }, body, key })

export const reopenCase = (id: number, reason: string, key: string) =>
  adminCall<typeof api.reopenCase>('POST', '/admin/cases/:id/reopen/', {
    params: { id },
    body: { reason },
    key,
  })

export const openEvidence = (id: number, reason: string) =>
  adminCall<typeof evidence.openEvidence>('POST', '/admin/cases/:id/evidence/', {
    params: { id },
    body: { reason },
  })

export const nameReporter = (id: number, reason: string) =>
  adminCall<typeof api.nameReporter>('POST', '/admin/reports/:id/reporter/', {
    params: { id },
    body: { reason },
  })
