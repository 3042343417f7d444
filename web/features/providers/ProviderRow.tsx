import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { OpenBadge } from '../hours/OpenBadge.tsx'
import { Photo } from '../media/Photo.tsx'
import { Rating } from '../reviews/Rating.tsx'
import styles from './ProviderCard.module.css'
import type { ProviderSummary } from './providers.api.ts'

export type ProviderProps = {
  provider: ProviderSummary
  level?: 2 | 3 | undefined
  /** The first picture on the screen is loaded with high priority. */
  first?: boolean | undefined
}

export const hasHighlights = ({ rating, is_open }: ProviderSummary) => rating.count > 0 || is_open !== null

type RowProps = ProviderProps & {
  distance?: string | undefined
  /** Why it is in the list, such as an item with its price. On a phone it replaces the tagline. */
  hint?: ReactNode
  /** The text of a link at the end of the row. */
  visitText?: string | undefined
  /** A button in place of that link. */
  action?: ReactNode
}

/** For lists: a row of 96 px. */
export const ProviderRow = ({ provider, level, first, hint, visitText, action, ...row }: RowProps) => {
  const { business_tagline: tagline } = provider
  return (
    <Card
      density="row"
      title={provider.business_name}
      to={paths.providerProfile(provider.id)}
      level={level}
      media={<RowPicture {...{ provider, first }} />}
      action={visitText ? <VisitLink provider={provider} text={visitText} /> : action}
    >
      <p className={styles.soft}>
        {provider.verified && <VerifiedMark />} {provider.business_category} · {provider.district},{' '}
        {provider.state}
        {hint && tagline && <span className={styles.wideTagline}> · {tagline}</span>}
      </p>
      <RowHighlights provider={provider} {...row} />
      {hint || (tagline && <p className={styles.soft}>{tagline}</p>)}
    </Card>
  )
}

const RowHighlights = ({ provider, distance }: Pick<RowProps, 'provider' | 'distance'>) =>
  (hasHighlights(provider) || distance) && (
    <p className={styles.highlights}>
      <Rating rating={provider.rating} /> <OpenBadge provider={provider} />
      {distance && <span>{distance}</span>}
    </p>
  )

const VerifiedMark = () => {
  const { t } = useTranslation('Navbar')
  return (
    <span className={styles.verified}>
      <Icon name="check" />
      <span className={styles.word}>{t('verified')}</span>
    </span>
  )
}

const VisitLink = ({ provider, text }: Pick<ProviderProps, 'provider'> & { text: string }) => (
  <Link
    to={paths.providerProfile(provider.id)}
    aria-label={`${text}: ${provider.business_name}`}
    className={styles.visit}
  >
    <span className={styles.word}>{text}</span>
    <Icon name="chevron-right" />
  </Link>
)

const ROW_PICTURE = '6rem'

const RowPicture = ({ provider, first }: Pick<ProviderProps, 'provider' | 'first'>) => (
  <>
    <CardPicture {...{ provider, first }} sizes={ROW_PICTURE} />
    {provider.logo && provider.images.length > 0 && (
      <span className={styles.logo}>
        <Avatar name={provider.business_name} src={provider.logo} size="small" />
      </span>
    )}
  </>
)

export const CardPicture = ({
  provider: { images, logo },
  ...photo
}: Pick<ProviderProps, 'provider' | 'first'> & { sizes: string }) => {
  const picture = images[0]?.picture
  if (picture) return <Photo picture={picture} alt="" {...photo} />
  return logo ? <img src={logo} alt="" width={320} height={320} loading="lazy" /> : null
}
