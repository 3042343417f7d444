import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import type { Tone } from '../../ui/tone.ts'
import { OpenBadge } from '../hours/OpenBadge.tsx'
import { Photo } from '../media/Photo.tsx'
import { Rating } from '../reviews/Rating.tsx'
import styles from './ProviderCard.module.css'
import type { ProviderSummary } from './providers.api.ts'
import { VerifiedBadge } from './VerifiedBadge.tsx'

const AWNINGS: Tone[] = ['sindoor', 'indigo', 'marigold', 'leaf']

type Props = {
  provider: ProviderSummary
  level?: 2 | 3 | undefined
  /** The first picture on the screen is loaded with high priority. */
  first?: boolean | undefined
}

type LargeProps = Props & {
  /** Neighbours have different colours. */
  at: number
  sizes: string
}

/** For the home page, where a few businesses are a row of stalls. */
export const ProviderCard = ({ provider, at, sizes, level, first }: LargeProps) => (
  <Card
    title={provider.business_name}
    to={paths.providerProfile(provider.id)}
    level={level}
    badge={provider.business_category}
    awning={AWNINGS[at % AWNINGS.length]}
    media={<CardPicture {...{ provider, sizes, first }} />}
    footer={
      <>
        <span className={styles.location}>
          <Icon name="pin" />
          {provider.district}, {provider.state}
        </span>{' '}
        {provider.verified && <VerifiedBadge />}
      </>
    }
  >
    {hasHighlights(provider) && (
      <p className={styles.highlights}>
        <Rating rating={provider.rating} /> <OpenBadge provider={provider} />
      </p>
    )}
    {provider.business_tagline && <p>{provider.business_tagline}</p>}
  </Card>
)

const hasHighlights = ({ rating, is_open }: ProviderSummary) => rating.count > 0 || is_open !== null

type RowProps = Props & {
  distance?: string | undefined
  /** Why it is in the list, such as an item with its price. On a phone it replaces the tagline. */
  hint?: ReactNode
  /** The text of a link at the end of the row. */
  visitText?: string | undefined
  /** A button in place of that link. */
  action?: ReactNode
}

/** For lists: a row of 96 px. */
export const ProviderRow = ({ provider, level, first, hint, visitText, action, ...row }: RowProps) => (
  <Card
    density="row"
    title={provider.business_name}
    to={paths.providerProfile(provider.id)}
    level={level}
    media={<RowPicture {...{ provider, first }} />}
    action={visitText ? <VisitLink provider={provider} text={visitText} /> : action}
  >
    <p className={styles.soft}>
      {provider.business_category} · {provider.district}, {provider.state}
    </p>
    <RowHighlights provider={provider} {...row} />
    {hint}
    {provider.business_tagline && (
      <p className={hint ? styles.wideTagline : styles.soft}>{provider.business_tagline}</p>
    )}
  </Card>
)

const RowHighlights = ({ provider, distance }: Pick<RowProps, 'provider' | 'distance'>) =>
  (hasHighlights(provider) || provider.verified || distance) && (
    <p className={styles.highlights}>
      <Rating rating={provider.rating} /> <OpenBadge provider={provider} />
      {distance && <span>{distance}</span>} {provider.verified && <VerifiedMark />}
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

const VisitLink = ({ provider, text }: Pick<Props, 'provider'> & { text: string }) => (
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

const RowPicture = ({ provider, first }: Pick<Props, 'provider' | 'first'>) => (
  <>
    <CardPicture {...{ provider, first }} sizes={ROW_PICTURE} />
    {provider.logo && provider.images.length > 0 && (
      <span className={styles.logo}>
        <Avatar name={provider.business_name} src={provider.logo} size="small" />
      </span>
    )}
  </>
)

const CardPicture = ({
  provider: { images, logo },
  ...photo
}: Pick<LargeProps, 'provider' | 'sizes' | 'first'>) => {
  const picture = images[0]?.picture
  if (picture) return <Photo picture={picture} alt="" {...photo} />
  return logo ? <img src={logo} alt="" width={320} height={320} loading="lazy" /> : null
}
