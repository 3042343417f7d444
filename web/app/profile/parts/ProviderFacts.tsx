import { formatDate, formatDuration } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { FollowButton } from '../../../features/follows/FollowButton.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { VerifiedBadge } from '../../../features/providers/VerifiedBadge.tsx'
import styles from './ProviderFacts.module.css'

export const ProviderFacts = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile')
  const language = useLanguage()
  const { id, business_name: name, followers } = provider
  return (
    <div className={styles.facts}>
      <p className={styles.badges}>
        <Badge>{provider.business_category}</Badge> {provider.verified && <VerifiedBadge />}{' '}
        {provider.orders && <Badge tone="leaf">{t('orders.badge')}</Badge>}{' '}
        {t('since', { date: formatDate(provider.listed_at, language) })}
        <AnswerTime minutes={provider.answer_minutes} />
      </p>
      <FollowButton provider={{ id, name, followers }} />
    </div>
  )
}

const QUICK_MINUTES = 24 * 60

/** How quickly it replies to needs. */
const AnswerTime = ({ minutes }: { minutes: number | null }) => {
  const { t } = useTranslation('ProviderProfile')
  if (minutes === null || minutes > QUICK_MINUTES) return null
  return (
    <Badge tone="leaf" icon="clock">
      {t('answers', { time: formatDuration(t, minutes) })}
    </Badge>
  )
}
