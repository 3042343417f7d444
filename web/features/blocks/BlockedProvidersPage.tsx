import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Layout.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { BlockedProviders, LoadingBlocked } from './parts/BlockedProviders.tsx'
import styles from './parts/BlockedProviders.module.css'

// Contact for the confirmation of an unblock.
export const handle = { namespaces: ['CustomerProfile', 'Contact'] } satisfies PageHandle

const BlockedProvidersPage = () => {
  const { t } = useTranslation('CustomerProfile', { keyPrefix: 'blockedProviders' })
  const session = useRequiredSession('customer')
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} index={false} />
      <CompactPageHead title={t('title')} text={t('board')} />
      <Container>
        <div className={styles.page}>
          <div>
            <ButtonLink to={paths.customerProfile()} variant="quiet" icon="arrow-left">
              {t('back')}
            </ButtonLink>
          </div>
          {session ? <BlockedProviders accountId={session.id} /> : <LoadingBlocked />}
        </div>
      </Container>
    </>
  )
}

export default BlockedProvidersPage
