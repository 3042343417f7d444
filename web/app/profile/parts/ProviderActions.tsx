import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Link } from '../../../ui/Link.tsx'
import { BlockedNotice } from '../../../features/blocks/BlockedNotice.tsx'
import { useBlockOfProvider } from '../../../features/blocks/useBlockOfProvider.ts'
import { ContactButton } from '../../../features/contacts/ContactButton.tsx'
import { ReportButton } from '../../../features/reports/ReportButton.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import styles from './ProviderActions.module.css'

// Only customers load it.
const BlockToggle = lazyOptional(
  async () => (await import('../../../features/blocks/BlockToggle.tsx')).BlockToggle,
)

export const ProviderActions = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('Contact')
  const { id, business_name: name } = provider
  const block = useBlockOfProvider(id)
  const session = useSession()
  if (session?.role === 'provider' && session.id === id) return null
  return (
    <>
      <div className={styles.actions}>
        {block ? <BlockedNotice name={name} /> : <ContactButton provider={{ id, name }} />}
        <div className={styles.quiet}>
          <ReportButton target={{ kind: 'provider', id }} />
          {block !== undefined && <BlockToggle provider={{ id, name }} block={block} />}
        </div>
      </div>
      <noscript>
        <Link to={paths.contact()}>{t('report.title.provider')}</Link>
      </noscript>
    </>
  )
}
