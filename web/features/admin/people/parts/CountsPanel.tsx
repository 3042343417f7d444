import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { deskPaths } from '../../desk/desk-paths.ts'
import { Facts, Panel } from '../../desk/Panel.tsx'
import type { PersonInFull } from '../people.api.ts'

// As far as the server counts.
const MOST = 100

export const CountsPanel = ({ person }: { person: PersonInFull }) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'person' })
  const language = useLanguage()
  const { counts } = person
  const shown = (count: number) => (count < MOST ? String(count) : t('more', { count: MOST }))
  const written = person.kind === 'provider' ? 'posts' : 'comments'
  const all = `${deskPaths.content()}?${new URLSearchParams({
    kind: person.kind === 'provider' ? 'post' : 'comment',
    account: String(person.id),
  }).toString()}`
  return (
    <Panel title={t('account')} aside={counts[written] > 0 && <Link to={all}>{t(`see.${written}`)}</Link>}>
      <Facts
        facts={[
          [t('number'), String(person.id)],
          [t('name'), person.name],
          [t('username'), person.username],
          [t('since'), formatDate(person.created_at, language)],
          [t('proved'), t(person.is_proved ? 'yes' : 'no')],
          [t('language'), t(`languages.${person.language}`)],
          [t(`counts.${written}`), shown(counts[written])],
          [t('counts.reportsMade'), shown(counts.reports_made)],
          [t('counts.reportsAgainst'), shown(counts.reports_against)],
          [t('counts.decisions'), shown(counts.decisions)],
          [t('counts.sessions'), shown(counts.sessions)],
        ]}
      />
    </Panel>
  )
}
