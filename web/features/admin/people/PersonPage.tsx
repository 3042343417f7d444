import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useParams, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Column, Columns } from '../shell/Columns.tsx'
import { DecisionList } from '../shell/DecisionList.tsx'
import { AdminPage } from '../shell/AdminPage.tsx'
import { NotFoundPanel } from '../shell/NotFoundPanel.tsx'
import { Panel } from '../shell/Panel.tsx'
import { parseFilter, peoplePath } from './people-filter.ts'
import { type PersonDetails, personQuery } from './people.api.ts'
import { BusinessPanel } from './parts/BusinessPanel.tsx'
import { CountsPanel } from './parts/CountsPanel.tsx'
import { PersonActions } from './parts/PersonActions.tsx'
import { PersonalPanel } from './parts/PersonalPanel.tsx'
import { AccountStatusBadge } from './parts/AccountStatusBadge.tsx'
import { usePersonName } from './parts/usePersonName.ts'

export const handle = { namespaces: ['AdminPeople'] } satisfies PageHandle

const PersonPage = () => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'person' })
  const { id = '' } = useParams()
  const [searchParams] = useSearchParams()
  const query = useQuery(personQuery(Number(id), useLanguage()))
  const person = query.data
  const back = { to: peoplePath(parseFilter(searchParams)), text: t('back') }
  if (person) return <PersonView key={person.id} person={person} back={back} />
  return (
    <AdminPage title={t('title')} back={back}>
      <NotFoundPanel query={query} notFoundText={t('gone')} />
    </AdminPage>
  )
}

type Props = { person: PersonDetails; back: { to: string; text: string } }

const PersonView = ({ person, back }: Props) => {
  const { t } = useTranslation('AdminPeople')
  return (
    <AdminPage
      title={usePersonName(person)}
      text={<AccountStatusBadge person={person} />}
      back={back}
      actions={<PersonActions person={person} />}
    >
      <Columns widths="1-1">
        <Column>
          {person.business && <BusinessPanel person={person} business={person.business} />}
          {person.standing !== 'deleted' && <PersonalPanel person={person} />}
        </Column>
        <Column>
          <CountsPanel person={person} />
          <Panel title={t('person.decisions')}>
            {person.decisions.length > 0 ? (
              <DecisionList decisions={person.decisions} />
            ) : (
              <p>{t('person.noDecisions')}</p>
            )}
          </Panel>
        </Column>
      </Columns>
    </AdminPage>
  )
}

export default PersonPage
