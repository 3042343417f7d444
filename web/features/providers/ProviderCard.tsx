import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Tone } from '../../ui/tone.ts'
import { OpenMark } from '../hours/OpenMark.tsx'
import { Photo } from '../media/Photo.tsx'
import { Rating } from '../reviews/Rating.tsx'
import styles from './ProviderCard.module.css'
import type { ProviderSummary } from './providers.api.ts'
import { VerifiedBadge } from './VerifiedBadge.tsx'

const AWNINGS: Tone[] = ['sindoor', 'indigo', 'marigold', 'leaf']

type Props = {
  provider: ProviderSummary
  /** Its place in the row: neighbours have different colours. */
  at: number
  sizes: string
  /** Among results the card also has the shop's sign and a button that says what a press does. */
  visitText?: string | undefined
  /** What it sells of what was asked for. */
  item?: ReactNode
  /** How far it is from the person who looks. */
  distance?: string | undefined
  level?: 2 | 3 | undefined
  /** The one that a person sees first: its picture waits for nothing. */
  first?: boolean | undefined
}

/** A business in a list: the whole card is a link to it. */
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
        <span className={styles.place}>
          <Icon name="pin" />
          {provider.district}, {provider.state}
        </span>{' '}
        {provider.verified && <VerifiedBadge />}
        {distance && <Badge tone="leaf">{distance}</Badge>}
        {visitText && <VisitButton provider={provider} text={visitText} />}
      </>
    }
  >
    <Decider provider={provider} />
    {item}
    {visitText ? (
      <LogoAndTagline provider={provider} />
    ) : (
      provider.business_tagline && <p>{provider.business_tagline}</p>
    )}
  </Card>
)

/** How good it is, and whether it is open. */
const Decider = ({ provider }: Pick<Props, 'provider'>) =>
  (provider.rating.count > 0 || provider.is_open !== null) && (
    <p className={styles.decider}>
      <Rating rating={provider.rating} /> <OpenMark provider={provider} />
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
    // Read out of a list of links, it still says which store.
    aria-label={`${text}: ${provider.business_name}`}
  >
    {text}
  </ButtonLink>
)

/** Its first picture, else its logo, else the empty place. */
const CardPicture = ({
  provider: { images, logo },
  ...photo
}: Pick<Props, 'provider' | 'sizes' | 'first'>) => {
  const picture = images[0]?.picture
  if (picture) return <Photo picture={picture} alt="" {...photo} />
  return logo ? <img src={logo} alt="" width={320} height={320} loading="lazy" /> : null
}
