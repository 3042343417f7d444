import { Badge } from '../../ui/Badge.tsx'
import type { KindDetails } from './parts/kind-texts.ts'
import styles from './OfferSummary.module.css'
import { useOfferTexts } from './useOfferTexts.ts'

type Props = {
  post: KindDetails
  /** The full times, also when they are past. */
  times?: string
}

/** Renders nothing for an update. */
export const OfferSummary = ({ post, times }: Props) => {
  const offer = useOfferTexts(post)
  if (!offer) return null
  const when = times || offer.when
  return (
    <p className={styles.details}>
      <Badge tone={offer.tone}>{offer.label}</Badge> {offer.ended && <b>{offer.ended}</b>}{' '}
      {when && <span>{when}</span>} {offer.price && <b className={styles.price}>{offer.price}</b>}
    </p>
  )
}
