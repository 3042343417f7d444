import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { DeskPage } from '../desk/DeskPage.tsx'
import { DeskTabs } from '../desk/DeskTabs.tsx'
import { FindBox } from '../desk/FindBox.tsx'
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
    <DeskPage title={t('title')} text={t('text')}>
      <DeskTabs label={t('kinds.label')} tabs={tabs} current={filter.kind} />
      <FindBox
        label={t('find.label')}
        hint={t('find.hint')}
        submitText={t('find.submit')}
        most={limits.searchText}
        text={filter.q}
        onFind={(q) => change({ q })}
      />
      <PeopleFilters filter={filter} onChange={change} />
      <PeopleQueue key={searchOf(filter)} filter={filter} />
    </DeskPage>
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
