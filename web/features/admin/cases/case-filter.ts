// The filter is in the URL, also in that of a case that was opened from the list.
import { toQuery } from '../../../lib/paths.ts'
import { adminPaths } from '../shell/admin-paths.ts'

export const caseStatuses = ['open', 'in_review', 'decided'] as const
export type CaseStatus = (typeof caseStatuses)[number]
export type CaseFilter = { status: CaseStatus; isMine: boolean }

export const parseFilter = (searchParams: URLSearchParams): CaseFilter => ({
  status: caseStatuses.find((status) => status === searchParams.get('status')) ?? 'open',
  isMine: searchParams.get('mine') === '1',
})

// Open cases are unassigned, and for decided ones the assignee does not matter.
export const canBeMine = (status: CaseStatus) => status === 'in_review'

const filterQuery = ({ status, isMine }: CaseFilter) =>
  toQuery({ status: status !== 'open' && status, mine: isMine && canBeMine(status) && '1' })

export const casesPath = (filter: CaseFilter) => adminPaths.cases() + filterQuery(filter)
export const casePath = (id: number, filter: CaseFilter) => adminPaths.case(id) + filterQuery(filter)
