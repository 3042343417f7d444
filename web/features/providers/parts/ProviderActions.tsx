import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { BlockedNotice } from '../../blocks/BlockedNotice.tsx'
import { BlockToggle } from '../../blocks/BlockToggle.tsx'
import { useBlockOfProvider } from '../../blocks/useBlockOfProvider.ts'
import { ChatButton } from '../../chat/ChatButton.tsx'
import { ContactButton } from '../../contacts/ContactButton.tsx'
import { ReportButton } from '../../reports/ReportButton.tsx'
import type { PublicProvider } from '../providers.api.ts'
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
