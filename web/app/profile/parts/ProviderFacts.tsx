import { formatDate } from '../../../lib/format/format.ts'
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
        {t('since', { date: formatDate(provider.listed_at, language) })}
      </p>
      <FollowButton provider={{ id, name, followers }} />
    </div>
  )
}
