import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Tone } from '../../ui/tone.ts'
import { Photo } from '../media/Photo.tsx'
import type { ProviderSummary } from './providers.api.ts'

const AWNINGS: Tone[] = ['sindoor', 'indigo', 'marigold', 'leaf']

type Props = {
  provider: ProviderSummary
  /** Its place in the row: neighbours hang different cloth. */
  at: number
  sizes: string
}

/** A stall among others: the whole card leads to the shop. */
export const ProviderCard = ({ provider, at, sizes }: Props) => (
  <Card
    title={provider.business_name}
    to={paths.providerProfile(provider.id)}
    badge={provider.business_category}
    awning={AWNINGS[at % AWNINGS.length]}
    media={<Display provider={provider} sizes={sizes} />}
    footer={
      <>
        <Icon name="pin" />
        {provider.district}, {provider.state}
      </>
    }
  >
    {provider.business_tagline && <p>{provider.business_tagline}</p>}
  </Card>
)

/** Its first picture, else its logo, else the empty place. */
const Display = ({ provider: { images, logo }, sizes }: Pick<Props, 'provider' | 'sizes'>) => {
  const picture = images[0]?.picture
  if (picture) return <Photo picture={picture} alt="" sizes={sizes} />
  return logo ? <img src={logo} alt="" width={320} height={320} loading="lazy" /> : null
}
