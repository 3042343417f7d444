import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { DeskPage } from '../desk/DeskPage.tsx'
import { Queue } from '../desk/Queue.tsx'
import { useQueue } from '../desk/queue-query.ts'
import { useAct } from '../desk/useAct.ts'
import { useStaff } from '../desk/useStaff.ts'
import { type CaseFilter, casePath, filterIn } from './case-filter.ts'
import { assignCase, CASES, type CaseSummary, casesQuery } from './cases.api.ts'
import { CaseRow } from './parts/CaseRow.tsx'
import { CaseTabs } from './parts/CaseTabs.tsx'

const CasesPage = () => {
  const { t } = useTranslation('Desk', { keyPrefix: 'cases' })
  const [words] = useSearchParams()
  const filter = filterIn(words)
  return (
    <DeskPage title={t('title')} text={t('text')}>
      <CaseTabs filter={filter} />
      <CaseQueue key={`${filter.status} ${filter.isMine}`} filter={filter} />
    </DeskPage>
  )
}

const CaseQueue = ({ filter }: { filter: CaseFilter }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'cases' })
  const list = useQueue(casesQuery(filter))
  const assign = useAssign()
  return (
    <Queue
      label={t('title')}
      list={list}
      rowKey={({ id }) => id}
      to={({ id }) => casePath(id, filter)}
      letters={assign ? [{ key: 'a', words: t('assign'), act: assign }] : []}
      empty={{ title: t(`empty.${filter.isMine ? 'mine' : filter.status}`) }}
    >
      {(row) => <CaseRow row={row} />}
    </Queue>
  )
}

/** Takes a case in hand, for whoever may decide it. */
const useAssign = () => {
  const { t } = useTranslation('Desk', { keyPrefix: 'cases' })
  const { id: me, may } = useStaff()
  const { act } = useAct(CASES)
  if (!may('judge_cases')) return
  return ({ id }: CaseSummary) => act({ work: () => assignCase(id, me), done: t('assigned') })
}

export default CasesPage
