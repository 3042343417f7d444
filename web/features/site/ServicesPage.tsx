import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Cluster, Container } from '../../ui/Layout.tsx'
import { CustomerServices } from './parts/CustomerServices.tsx'
import { HonestMarket } from './parts/HonestMarket.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import styles from './ServicesPage.module.css'
import { ShopkeeperServices } from './parts/ShopkeeperServices.tsx'

export const handle = { namespaces: ['Services'] } satisfies PageHandle

const ServicesPage = () => {
  const { t } = useTranslation('Services')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHead tone="leaf" title={t('board.title')} text={t('board.text')} />
      <CustomerServices />
      <ShopkeeperServices />
      <HonestMarket />
      <Container>
        <div className={styles.closing}>
          <h2>{t('closing.title')}</h2>
          <p>{t('closing.text')}</p>
          <Cluster>
            <ButtonLink icon="search" to={paths.home()}>
              {t('closing.search')}
            </ButtonLink>
            <ButtonLink variant="secondary" icon="mail" to={paths.contact()}>
              {t('closing.contact')}
            </ButtonLink>
          </Cluster>
        </div>
      </Container>
    </>
  )
}

export default ServicesPage
