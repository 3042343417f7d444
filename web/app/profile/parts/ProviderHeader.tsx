import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { FollowButton } from '../../../features/follows/FollowButton.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { providerTone } from '../../../features/providers/provider-tone.ts'
import { VerifiedBadge } from '../../../features/providers/VerifiedBadge.tsx'
import { ProviderHighlights } from './ProviderHighlights.tsx'
import styles from './ProviderHeader.module.css'

export const ProviderHeader = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile')
  const language = useLanguage()
  const { id, business_name: name, business_tagline: tagline, logo, followers } = provider
  return (
    <PageHead
      tone={providerTone(provider.category_id)}
      emblem={logo && <img src={logo} alt="" width={96} height={96} className={styles.logo} />}
      title={name}
      text={tagline}
    >
      <ProviderHighlights provider={provider} />
      <p className={styles.details}>
        <Badge>{provider.business_category}</Badge> {provider.verified && <VerifiedBadge />}{' '}
        {t('since', { date: formatDate(provider.listed_at, language) })}
      </p>
      <FollowButton provider={{ id, name, followers }} />
    </PageHead>
  )
}
