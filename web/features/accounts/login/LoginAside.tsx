import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import type { UserType } from '../accounts.api.ts'
import { Bag, Shopfront } from './LoginPictures.tsx'
import { LOGIN_SETTINGS } from './login-settings.ts'
import { LoginSidePanel } from './LoginSidePanel.tsx'
import { OtherLogins } from './OtherLogins.tsx'

const PERKS: Record<UserType, readonly [perk: string, icon: IconName][]> = {
  customer: [
    ['comment', 'edit'],
    ['chat', 'chat'],
    ['news', 'bell'],
  ],
  provider: [
    ['posts', 'image'],
    ['answers', 'chat'],
    ['requests', 'phone'],
  ],
}
const OTHER_LOGINS: Record<UserType, readonly [userType: string, path: string][]> = {
  customer: [
    ['provider', paths.loginProvider()],
    ['admin', paths.loginAdmin()],
  ],
  provider: [
    ['customer', paths.loginCustomer()],
    ['admin', paths.loginAdmin()],
  ],
}

/** Why one would sign in here, and the way to the other doors. */
export const LoginAside = ({ userType }: { userType: UserType }) => {
  const { t } = useTranslation(LOGIN_SETTINGS[userType].namespace)
  return (
    <>
      <LoginSidePanel
        picture={userType === 'customer' ? <Bag /> : <Shopfront />}
        title={t('aside.title')}
        perks={PERKS[userType].map(([perk, icon]) => ({ icon, text: t(`aside.${perk}`) }))}
      />
      <OtherLogins
        logins={OTHER_LOGINS[userType].map(([to, path]) => ({
          ask: t(`doors.${to}.ask`),
          link: t(`doors.${to}.link`),
          path,
        }))}
      />
    </>
  )
}
