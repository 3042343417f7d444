import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../shell/AdminPage.tsx'
import { Queue } from '../shell/Queue.tsx'
import { useQueue } from '../shell/queue-query.ts'
import { useStaffAction } from '../shell/useStaffAction.ts'
import { useStaff } from '../shell/useStaff.ts'
import { type CaseFilter, casePath, parseFilter } from './case-filter.ts'
import { assignCase, CASES, type CaseSummary, casesQuery } from './cases.api.ts'
import { CaseRow } from './parts/CaseRow.tsx'
import { CaseTabs } from './parts/CaseTabs.tsx'

const CasesPage = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'cases' })
  const [searchParams] = useSearchParams()
  const filter = parseFilter(searchParams)
  return (
    <AdminPage title={t('title')} text={t('text')}>
      <CaseTabs filter={filter} />
      <CaseQueue key={`${filter.status} ${filter.isMine}`} filter={filter} />
    </AdminPage>
  )
}

const CaseQueue = ({ filter }: { filter: CaseFilter }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'cases' })
  const list = useQueue(casesQuery(filter))
  const assign = useAssign()
  return (
    <Queue
      label={t('title')}
      list={list}
      rowKey={({ id }) => id}
      to={({ id }) => casePath(id, filter)}
      rowShortcuts={assign ? [{ key: 'a', label: t('assign'), act: assign }] : []}
      empty={{ title: t(`empty.${filter.isMine ? 'mine' : filter.status}`) }}
    >
      {(row) => <CaseRow row={row} />}
    </Queue>
  )
}

const useAssign = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'cases' })
  const { id: staffId, may } = useStaff()
  const { act } = useStaffAction(CASES)
  if (!may('judge_cases')) return
  return ({ id }: CaseSummary) => act({ about: id, work: () => assignCase(id, staffId), done: t('assigned') })
}

export default CasesPage
