import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Layout.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { LoadingRequests, Requests } from './parts/Requests.tsx'
import styles from './parts/Requests.module.css'

export const handle = { namespaces: ['ViewRequests'] } satisfies PageHandle

const RequestsPage = () => {
  const { t } = useTranslation('ViewRequests')
  const session = useRequiredSession('provider', t('guard'))
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <CompactPageHead title={t('meta.title')} text={t('board')} />
      <Container>
        <div className={styles.page}>
          <div>
            <ButtonLink to={paths.dashboard()} variant="quiet" icon="arrow-left">
              {t('back')}
            </ButtonLink>
          </div>
          {session ? <Requests key={session.id} accountId={session.id} /> : <LoadingRequests />}
        </div>
      </Container>
    </>
  )
}

export default RequestsPage
