// The filter is in the URL, also in that of a case that was opened from the list.
import { adminPaths } from '../shell/admin-paths.ts'

export const caseStatuses = ['open', 'in_review', 'decided'] as const
export type CaseStatus = (typeof caseStatuses)[number]
export type CaseFilter = { status: CaseStatus; isMine: boolean }

const isStatus = (text: string | null): text is CaseStatus => caseStatuses.some((status) => status === text)

export const parseFilter = (searchParams: URLSearchParams): CaseFilter => {
  const status = searchParams.get('status')
  return { status: isStatus(status) ? status : 'open', isMine: searchParams.get('mine') === '1' }
}

// Open cases are unassigned, and for decided ones the assignee does not matter.
export const canBeMine = (status: CaseStatus) => status === 'in_review'

const filterSearch = ({ status, isMine }: CaseFilter) => {
  const searchParams = new URLSearchParams()
  if (status !== 'open') searchParams.set('status', status)
  if (isMine && canBeMine(status)) searchParams.set('mine', '1')
  return searchParams.size > 0 ? `?${searchParams.toString()}` : ''
}

export const casesPath = (filter: CaseFilter) => `${adminPaths.cases()}${filterSearch(filter)}`
export const casePath = (id: number, filter: CaseFilter) => `${adminPaths.case(id)}${filterSearch(filter)}`
