import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Decided } from '../desk/Decided.tsx'
import { DeskPage } from '../desk/DeskPage.tsx'
import { NotThere } from '../desk/NotThere.tsx'
import { Panel } from '../desk/Panel.tsx'
import { filterIn, peoplePath } from './people-filter.ts'
import { type PersonInFull, personQuery } from './people.api.ts'
import { BusinessPanel } from './parts/BusinessPanel.tsx'
import { CountsPanel } from './parts/CountsPanel.tsx'
import { PersonActs } from './parts/PersonActs.tsx'
import { PersonalPanel } from './parts/PersonalPanel.tsx'
import { Standing } from './parts/Standing.tsx'
import styles from './parts/PersonPage.module.css'

export const handle = { namespaces: ['DeskPeople'] } satisfies PageHandle

const PersonPage = () => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'person' })
  const { id = '' } = useParams()
  const [words] = useSearchParams()
  const query = useQuery(personQuery(Number(id), useLanguage()))
  const person = query.data
  const back = { to: peoplePath(filterIn(words)), text: t('back') }
  if (person) return <Person key={person.id} person={person} back={back} />
  return (
    <DeskPage title={t('title')} back={back}>
      <NotThere query={query} gone={t('gone')} />
    </DeskPage>
  )
}

type Props = { person: PersonInFull; back: { to: string; text: string } }

const Person = ({ person, back }: Props) => {
  const { t } = useTranslation('DeskPeople')
  return (
    <DeskPage
      title={person.business_name ?? person.name ?? t('nameless')}
      text={<Standing person={person} />}
      back={back}
      actions={<PersonActs person={person} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          {person.business && <BusinessPanel person={person} business={person.business} />}
          {person.standing !== 'deleted' && <PersonalPanel person={person} />}
        </div>
        <div className={styles.column}>
          <CountsPanel person={person} />
          <Panel title={t('person.decisions')}>
            {person.decisions.length > 0 ? (
              <Decided decisions={person.decisions} />
            ) : (
              <p>{t('person.noDecisions')}</p>
            )}
          </Panel>
        </div>
      </div>
    </DeskPage>
  )
}

export default PersonPage
