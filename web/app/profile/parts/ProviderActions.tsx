import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { BlockedNotice } from '../../../features/blocks/BlockedNotice.tsx'
import { BlockToggle } from '../../../features/blocks/BlockToggle.tsx'
import { useBlockOfProvider } from '../../../features/blocks/useBlockOfProvider.ts'
import { ChatButton } from '../../../features/chat/ChatButton.tsx'
import { ContactButton } from '../../../features/contacts/ContactButton.tsx'
import { ReportButton } from '../../../features/reports/ReportButton.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import styles from './ProviderActions.module.css'

export const ProviderActions = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('Contact')
  const { id, business_name: name } = provider
  const block = useBlockOfProvider(id)
  const session = useSession()
  if (session?.role === 'provider' && session.id === id) return <EditProfileLink />
  return (
    <>
      <div className={styles.actions}>
        {block ? (
          <BlockedNotice name={name} />
        ) : (
          <>
            <ContactButton provider={{ id, name }} /> <ChatButton provider={{ id, name }} />
          </>
        )}
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

const EditProfileLink = () => {
  const { t } = useTranslation('ProviderProfile')
  return (
    <ButtonLink wide icon="edit" to={paths.ownProviderProfile()}>
      {t('editOwn')}
    </ButtonLink>
  )
}
