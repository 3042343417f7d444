import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { adminPaths } from '../../shell/admin-paths.ts'
import { Facts, Panel } from '../../shell/Panel.tsx'
import type { PersonDetails } from '../people.api.ts'
import { Link } from '../../../../ui/Link.tsx'

// As far as the server counts.
const MAX_COUNTED = 100

export const CountsPanel = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'person' })
  const language = useLanguage()
  const { counts } = person
  const countText = (count: number) =>
    count < MAX_COUNTED ? String(count) : t('more', { count: MAX_COUNTED })
  const written = person.kind === 'provider' ? 'posts' : 'comments'
  const contentPath = `${adminPaths.content()}?${new URLSearchParams({
    kind: person.kind === 'provider' ? 'post' : 'comment',
    account: String(person.id),
  }).toString()}`
  return (
    <Panel
      title={t('account')}
      aside={counts[written] > 0 && <Link to={contentPath}>{t(`see.${written}`)}</Link>}
    >
      <Facts
        facts={[
          [t('number'), String(person.id)],
          [t('name'), person.name],
          [t('username'), person.username],
          [t('since'), formatDate(person.created_at, language)],
          [t('proved'), t(person.is_proved ? 'yes' : 'no')],
          [t('language'), t(`languages.${person.language}`)],
          [t(`counts.${written}`), countText(counts[written])],
          [t('counts.reportsMade'), countText(counts.reports_made)],
          [t('counts.reportsAgainst'), countText(counts.reports_against)],
          [t('counts.decisions'), countText(counts.decisions)],
          [t('counts.sessions'), countText(counts.sessions)],
        ]}
      />
    </Panel>
  )
}
