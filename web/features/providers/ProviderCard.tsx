import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
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
  /** Neighbours have different colours. */
  at: number
  sizes: string
  /** In search results the card also has the logo and a button. */
  visitText?: string | undefined
  /** The item that matches the search. */
  item?: ReactNode
  distance?: string | undefined
  level?: 2 | 3 | undefined
  /** The first picture on the screen is loaded with high priority. */
  first?: boolean | undefined
}

export const ProviderCard = ({ provider, at, sizes, visitText, item, distance, level, first }: Props) => (
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
        {distance && <Badge tone="leaf">{distance}</Badge>}
        {visitText && <VisitButton provider={provider} text={visitText} />}
      </>
    }
  >
    <CardHighlights provider={provider} />
    {item}
    {visitText ? (
      <LogoAndTagline provider={provider} />
    ) : (
      provider.business_tagline && <p>{provider.business_tagline}</p>
    )}
  </Card>
)

const CardHighlights = ({ provider }: Pick<Props, 'provider'>) =>
  (provider.rating.count > 0 || provider.is_open !== null) && (
    <p className={styles.highlights}>
      <Rating rating={provider.rating} /> <OpenBadge provider={provider} />
    </p>
  )

const LogoAndTagline = ({ provider: { business_name, business_tagline, logo } }: Pick<Props, 'provider'>) => (
  <div className={styles.logoAndTagline}>
    <Avatar name={business_name} src={logo ?? undefined} />
    {business_tagline && <p>{business_tagline}</p>}
  </div>
)

const VisitButton = ({ provider, text }: Pick<Props, 'provider'> & { text: string }) => (
  <ButtonLink
    variant="secondary"
    wide
    to={paths.providerProfile(provider.id)}
    aria-label={`${text}: ${provider.business_name}`}
  >
    {text}
  </ButtonLink>
)

const CardPicture = ({
  provider: { images, logo },
  ...photo
}: Pick<Props, 'provider' | 'sizes' | 'first'>) => {
  const picture = images[0]?.picture
  if (picture) return <Photo picture={picture} alt="" {...photo} />
  return logo ? <img src={logo} alt="" width={320} height={320} loading="lazy" /> : null
}
