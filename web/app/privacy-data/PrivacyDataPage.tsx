import { AccessLog } from '../../features/access-log/AccessLog.tsx'
import { AccountPage } from '../../features/accounts/AccountPage.tsx'
import { ConsentSwitches } from '../../features/consents/ConsentSwitches.tsx'
import type { Consent } from '../../features/consents/consents.api.ts'
import { DataExports } from '../../features/data-exports/DataExports.tsx'
import { turnPushOff } from '../../features/push/subscription.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { logWarning } from '../../lib/log.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { LinkRow, LinkRows } from '../../ui/lists/LinkRows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export const handle = { namespaces: ['PrivacyData'] } satisfies PageHandle

// The server has deleted the subscriptions of all browsers; this one must not offer its own again.
const unsubscribeWithoutConsent = ({ purpose, is_given: isGiven }: Consent) => {
  if (purpose !== 'notifications_push' || isGiven) return
  turnPushOff().catch((error: unknown) => logWarning('this browser is still subscribed', error))
}

const PrivacyDataPage = () => {
  const { t } = useTranslation('PrivacyData')
  const session = useRequiredSession('any')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <AccountPage head="slim" title={t('meta.title')} text={t('meta.description')}>
        {session ? (
          <>
            <ConsentSwitches accountId={session.id} onChanged={unsubscribeWithoutConsent} />
            <DataExports accountId={session.id} />
            <AccessLog accountId={session.id} />
          </>
        ) : (
          <Skeleton label={t('loading')} shape="row" count={4} />
        )}
        <LinkRows label={t('more.title')}>
          <LinkRow
            to={paths.privacy()}
            icon="eye"
            tone="indigo"
            title={t('more.policy')}
            text={t('more.policyText')}
          />
          <LinkRow
            to={paths.notificationSettings()}
            icon="bell"
            tone="indigo"
            title={t('more.notifications')}
          />
          <LinkRow
            to={paths.contact()}
            icon="mail"
            tone="indigo"
            title={t('more.contact')}
            text={t('more.contactText')}
          />
        </LinkRows>
        <p>{t('more.deletion')}</p>
      </AccountPage>
    </>
  )
}

export default PrivacyDataPage
