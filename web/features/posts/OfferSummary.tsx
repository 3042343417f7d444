import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useIndiaDay } from '../../lib/time/useIndiaDay.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { Badge } from '../../ui/Badge.tsx'
import { type KindDetails, priceText, whenText } from './parts/kind-texts.ts'
import styles from './OfferSummary.module.css'
import { useHasEnded } from './useHasEnded.ts'

type Props = {
  post: KindDetails
  /** The full times, also when they are past. */
  times?: string
}

/** Renders nothing for an update. */
export const OfferSummary = ({ post, times }: Props) => {
  const { t } = useTranslation('Navbar')
  const [language, today] = [useLanguage(), useIndiaDay()]
  const hasEnded = useHasEnded(post)
  if (post.kind === 'update') return null
  const when = times || (!hasEnded && whenText(post, { t, language, today }))
  const price = priceText(post, t)
  return (
    <p className={styles.details}>
      <Badge tone={post.kind === 'offer' ? 'sindoor' : 'leaf'}>{t(`offers.${post.kind}`)}</Badge>{' '}
      {hasEnded && <b>{t('offers.ended')}</b>} {when && <span>{when}</span>}{' '}
      {price && <b className={styles.price}>{price}</b>}
    </p>
  )
}
