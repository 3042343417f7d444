import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { Ledger } from './LoginPictures.tsx'
import { LoginSidePanel } from './LoginSidePanel.tsx'
import { OtherLogins } from './OtherLogins.tsx'

export const AdminAside = () => {
  const { t } = useTranslation('LoginAdmin')
  const loginLink = (to: 'customer' | 'provider', path: string) => ({
    ask: t(`doors.${to}.ask`),
    link: t(`doors.${to}.link`),
    path,
  })
  return (
    <>
      <LoginSidePanel
        picture={<Ledger />}
        title={t('aside.title')}
        perks={[
          { icon: 'flag', text: t('aside.reports') },
          { icon: 'store', text: t('aside.listings') },
          { icon: 'mail', text: t('aside.letters') },
        ]}
      />
      <OtherLogins
        logins={[loginLink('customer', paths.loginCustomer()), loginLink('provider', paths.loginProvider())]}
      />
    </>
  )
}
