import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadingRequests, Requests } from './parts/Requests.tsx'

export const handle = { namespaces: ['ViewRequests'] } satisfies PageHandle

const RequestsPage = () => {
  const { t } = useTranslation('ViewRequests')
  const session = useRequiredSession('provider', t('guard'))
  return (
    <AccountPage
      title={t('meta.title')}
      text={t('board')}
      description={t('meta.description')}
      links={
        <ButtonLink to={paths.dashboard()} variant="quiet" size="small" icon="arrow-left">
          {t('back')}
        </ButtonLink>
      }
    >
      {session ? <Requests key={session.id} accountId={session.id} /> : <LoadingRequests />}
    </AccountPage>
  )
}

export default RequestsPage
