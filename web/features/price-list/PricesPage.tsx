import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container, PageLinks } from '../../ui/Layout.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { LoadingList, OwnPriceList } from './parts/OwnPriceList.tsx'
import styles from './parts/OwnPriceList.module.css'

export const handle = { namespaces: ['PriceList'] } satisfies PageHandle

const PricesPage = () => {
  const { t } = useTranslation('PriceList')
  const session = useRequiredSession('provider', t('guard'))
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <CompactPageHead title={t('board.title')} text={t('board.text')} width="text" />
      <Container width="text">
        <div className={styles.page}>
          <PageLinks>
            <ButtonLink to={paths.dashboard()} variant="quiet" size="small" icon="arrow-left">
              {t('back')}
            </ButtonLink>
            {session && (
              <ButtonLink
                to={`${paths.providerProfile(session.id)}#prices`}
                variant="quiet"
                size="small"
                icon="eye"
              >
                {t('view')}
              </ButtonLink>
            )}
          </PageLinks>
          {session ? <OwnPriceList key={session.id} accountId={session.id} /> : <LoadingList />}
        </div>
      </Container>
    </>
  )
}

export default PricesPage
