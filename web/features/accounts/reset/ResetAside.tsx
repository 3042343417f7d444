import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Link } from '../../../ui/Link.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'

export const ResetAside = () => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword.aside' })
  return (
    <>
      <SidePanel title={t('title')}>
        <p>{t('noCode')}</p>
        <p>
          {t('noAccess')} <Link to={paths.contact()}>{t('contact')}</Link>
        </p>
      </SidePanel>
      <p>{t('remembered')}</p>
      <Cluster space="tight">
        <ButtonLink variant="secondary" icon="user" to={paths.loginCustomer()}>
          {t('customer')}
        </ButtonLink>
        <ButtonLink variant="secondary" icon="store" to={paths.loginProvider()}>
          {t('provider')}
        </ButtonLink>
      </Cluster>
    </>
  )
}
