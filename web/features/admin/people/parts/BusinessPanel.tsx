import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../../lib/paths.ts'
import { Facts, Panel } from '../../shell/Panel.tsx'
import { Uploads } from '../../shell/Uploads.tsx'
import type { PersonDetails } from '../people.api.ts'
import { Link } from '../../../../ui/Link.tsx'

type Business = NonNullable<PersonDetails['business']>

export const BusinessPanel = ({ person, business }: { person: PersonDetails; business: Business }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'person' })
  const pictures = [...(business.logo ? [business.logo] : []), ...business.images]
  return (
    <Panel title={t('business')} aside={<PublicPageLink person={person} />}>
      <Facts
        facts={[
          [t('category'), person.business_category],
          [t('district'), person.district],
          [t('tagline'), business.tagline],
          [t('description'), business.description],
          [t('website'), business.website_link],
          [t('badge'), <VerifiedStatus key="badge" business={business} />],
        ]}
      />
      <Uploads images={pictures} videos={[]} />
    </Panel>
  )
}

/** The page of a suspended or unverified account is not public. */
const PublicPageLink = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'person' })
  const isSeen = person.is_proved && (person.standing === 'active' || person.standing === 'limited')
  return isSeen && <Link to={paths.providerProfile(person.id)}>{t('look')}</Link>
}

const VerifiedStatus = ({ business: { verified_at: at, verified_by: by } }: { business: Business }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'person' })
  const language = useLanguage()
  if (!at) return t('notVerified')
  const when = formatDateTime(at, language)
  return by ? t('verifiedBy', { when, name: by }) : t('verifiedOn', { when })
}
