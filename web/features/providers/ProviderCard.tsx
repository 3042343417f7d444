import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Tone } from '../../ui/tone.ts'
import { OpenBadge } from '../hours/OpenBadge.tsx'
import { Rating } from '../reviews/Rating.tsx'
import styles from './ProviderCard.module.css'
import { CardPicture, hasHighlights, type ProviderProps } from './ProviderRow.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

const AWNINGS: Tone[] = ['sindoor', 'indigo', 'marigold', 'leaf']

type Props = ProviderProps & {
  /** Neighbours have different colours. */
  at: number
  sizes: string
}

/** For the home page, where a few businesses are a row of stalls. */
export const ProviderCard = ({ provider, at, sizes, level, first }: Props) => (
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
