import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { AdminSearchPage } from '../shell/AdminSearchPage.tsx'
import { Queue } from '../shell/Queue.tsx'
import { useQueue } from '../shell/queue-query.ts'
import { useStaff } from '../shell/useStaff.ts'
import { parseFilter, personKinds, type PeopleFilter, peoplePath, personPath } from './people-filter.ts'
import { type PersonSummary, peopleQuery } from './people.api.ts'
import { PeopleFilters } from './parts/PeopleFilters.tsx'
import { PersonRow } from './parts/PersonRow.tsx'
import { useMarkVerified } from './parts/useMarkVerified.ts'

export const handle = { namespaces: ['AdminPeople'] } satisfies PageHandle

const PeoplePage = () => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'people' })
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const filter = parseFilter(searchParams)
  const change = (next: Partial<PeopleFilter>) => void navigate(peoplePath({ ...filter, ...next }))
  const tabs = personKinds.map((kind) => ({
    name: kind,
    text: t(`kinds.${kind}`),
    to: peoplePath({ ...filter, kind, verified: undefined }),
  }))
  return (
    <AdminSearchPage t={t} tabs={tabs} current={filter.kind} q={filter.q} onSearch={(q) => change({ q })}>
      <PeopleFilters filter={filter} onChange={change} />
      <PeopleQueue key={peoplePath(filter)} filter={filter} />
    </AdminSearchPage>
  )
}

const PeopleQueue = ({ filter }: { filter: PeopleFilter }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'people' })
  const list = useQueue(peopleQuery(filter, useLanguage()))
  return (
    <Queue
      label={t(`kinds.${filter.kind}`)}
      list={list}
      rowKey={({ id }) => id}
      to={({ id }) => personPath(id, filter)}
      rowShortcuts={useRowShortcuts(filter)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {(row) => <PersonRow row={row} />}
    </Queue>
  )
}

const useRowShortcuts = ({ kind }: PeopleFilter) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  const { may } = useStaff()
  const { mark } = useMarkVerified()
  if (kind !== 'provider' || !may('judge_people')) return []
  return [{ key: 'v', label: t('toggleVerified'), act: (row: PersonSummary) => mark(row.id, !row.verified) }]
}

export default PeoplePage
