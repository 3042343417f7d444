// Which cases are listed stands in the address, also in that of a case that was opened from the list.
import { deskPaths } from '../desk/desk-paths.ts'

export const caseStatuses = ['open', 'in_review', 'decided'] as const
export type CaseStatus = (typeof caseStatuses)[number]
export type CaseFilter = { status: CaseStatus; isMine: boolean }

const isStatus = (text: string | null): text is CaseStatus => caseStatuses.some((status) => status === text)

export const filterIn = (words: URLSearchParams): CaseFilter => {
  const status = words.get('status')
  return { status: isStatus(status) ? status : 'open', isMine: words.get('mine') === '1' }
}

// Nobody has an open case, and whose a decided one was makes no difference.
export const canBeMine = (status: CaseStatus) => status === 'in_review'

const searchOf = ({ status, isMine }: CaseFilter) => {
  const words = new URLSearchParams()
  if (status !== 'open') words.set('status', status)
  if (isMine && canBeMine(status)) words.set('mine', '1')
  return words.size > 0 ? `?${words.toString()}` : ''
}

export const casesPath = (filter: CaseFilter) => `${deskPaths.cases()}${searchOf(filter)}`
export const casePath = (id: number, filter: CaseFilter) => `${deskPaths.case(id)}${searchOf(filter)}`
