import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../../lib/format/format.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { toQuery } from '../../../../lib/paths.ts'
import { adminPaths } from '../../shell/admin-paths.ts'
import { useStaff } from '../../shell/useStaff.ts'
import { Facts, Panel } from '../../shell/Panel.tsx'
import type { PersonDetails } from '../people.api.ts'
import { Link } from '../../../../ui/Link.tsx'

// The limit of the server.
const MAX_COUNTED = 100

const CONTENT_KINDS = { posts: 'post', comments: 'comment', reviews: 'review' } as const

const contentPath = (kind: keyof typeof CONTENT_KINDS, id: number) =>
  adminPaths.content() + toQuery({ kind: CONTENT_KINDS[kind], account: id })

export const CountsPanel = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'person' })
  const language = useLanguage()
  const { may } = useStaff()
  const { counts } = person
  const countText = (count: number) =>
    count < MAX_COUNTED ? String(count) : t('more', { count: MAX_COUNTED })
  const written = (['posts', 'comments', 'reviews'] as const).filter(
    (kind) => (kind === 'posts') === (person.kind === 'provider') && counts[kind] > 0,
  )
  return (
    <Panel
      title={t('account')}
      aside={
        <>
          {written.map((kind) => (
            <Link key={kind} to={contentPath(kind, person.id)}>
              {t(`see.${kind}`)}
            </Link>
          ))}
          <Link to={adminPaths.orders() + toQuery({ account: person.id })}>{t('see.orders')}</Link>
          {may('see_security') && (
            <Link to={adminPaths.security() + toQuery({ account: person.id })}>{t('see.security')}</Link>
          )}
        </>
      }
    >
      <Facts
        facts={[
          [t('number'), String(person.id)],
          [t('name'), person.name],
          [t('username'), person.username],
          [t('since'), formatDate(person.created_at, language)],
          [t('proved'), t(person.is_proved ? 'yes' : 'no')],
          [t('language'), t(`languages.${person.language}`)],
          [t('counts.posts'), person.kind === 'provider' && countText(counts.posts)],
          [t('counts.comments'), person.kind === 'customer' && countText(counts.comments)],
          [t('counts.reviews'), countText(counts.reviews)],
          [t('counts.reportsMade'), countText(counts.reports_made)],
          [t('counts.reportsAgainst'), countText(counts.reports_against)],
          [t('counts.decisions'), countText(counts.decisions)],
          [t('counts.sessions'), countText(counts.sessions)],
        ]}
      />
    </Panel>
  )
}
