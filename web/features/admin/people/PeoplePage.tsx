import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { FindPage } from '../desk/FindPage.tsx'
import { Queue } from '../desk/Queue.tsx'
import { useQueue } from '../desk/queue-query.ts'
import { useStaff } from '../desk/useStaff.ts'
import { filterIn, kinds, type PeopleFilter, peoplePath, personPath, searchOf } from './people-filter.ts'
import { type ListedPerson, peopleQuery } from './people.api.ts'
import { PeopleFilters } from './parts/PeopleFilters.tsx'
import { PersonRow } from './parts/PersonRow.tsx'
import { useMarkVerified } from './parts/useMarkVerified.ts'

export const handle = { namespaces: ['DeskPeople'] } satisfies PageHandle

const PeoplePage = () => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'people' })
  const [words] = useSearchParams()
  const navigate = useNavigate()
  const filter = filterIn(words)
  const change = (next: Partial<PeopleFilter>) => void navigate(peoplePath({ ...filter, ...next }))
  const tabs = kinds.map((kind) => ({
    name: kind,
    words: t(`kinds.${kind}`),
    to: peoplePath({ ...filter, kind, verified: undefined }),
  }))
  return (
    <FindPage t={t} tabs={tabs} current={filter.kind} q={filter.q} onFind={(q) => change({ q })}>
      <PeopleFilters filter={filter} onChange={change} />
      <PeopleQueue key={searchOf(filter)} filter={filter} />
    </FindPage>
  )
}

const PeopleQueue = ({ filter }: { filter: PeopleFilter }) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'people' })
  const list = useQueue(peopleQuery(filter, useLanguage()))
  return (
    <Queue
      label={t(`kinds.${filter.kind}`)}
      list={list}
      rowKey={({ id }) => id}
      to={({ id }) => personPath(id, filter)}
      letters={useLetters(filter)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {(row) => <PersonRow row={row} />}
    </Queue>
  )
}

/** What needs no reason is done from the list. */
const useLetters = ({ kind }: PeopleFilter) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'acts' })
  const { may } = useStaff()
  const { mark } = useMarkVerified()
  if (kind !== 'provider' || !may('judge_people')) return []
  return [{ key: 'v', words: t('toggleVerified'), act: (row: ListedPerson) => mark(row.id, !row.verified) }]
}

export default PeoplePage
