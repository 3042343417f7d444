import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { forgetSession, type Role, useSession } from '../../lib/session.ts'
import { withToast } from '../../lib/toast.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, MenuAction, MenuLink } from '../../ui/Menu.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './trigger.module.css'

export const AccountMenu = () => {
  const { t } = useTranslation('Navbar')
  const session = useSession()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <Menu
        label={t('accountMenu')}
        renderButton={(bind) => (
          <button {...bind} type="button" className={styles.trigger}>
            <Icon name="user" className={styles.figure} />
            <span className={styles.name}>{session?.username ?? t('accounts')}</span>
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
        )}
      >
        {session ? <SignedIn role={session.role} onDelete={() => setDeleting(true)} /> : <SignedOut />}
      </Menu>
      {isDeleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </>
  )
}

const SignedOut = () => {
  const { t } = useTranslation('Navbar')
  return (
    <>
      <MenuLink to={paths.loginCustomer()} icon="user">
        {t('customer')}
      </MenuLink>
      <MenuLink to={paths.loginProvider()} icon="store">
        {t('provider')}
      </MenuLink>
      <MenuLink to={paths.loginAdmin()} icon="flag">
        {t('admin')}
      </MenuLink>
    </>
  )
}

const SignedIn = ({ role, onDelete }: { role: Role; onDelete: () => void }) => {
  const { t } = useTranslation('Navbar')
  const logOut = useLogOut()
  return (
    <>
      {role === 'provider' ? <ProviderLinks /> : <CustomerLinks />}
      <MenuAction icon="logout" onPick={logOut}>
        {t('logout')}
      </MenuAction>
      <MenuAction icon="trash" danger onPick={onDelete}>
        {t('deleteAccount')}
      </MenuAction>
    </>
  )
}

const ProviderLinks = () => {
  const { t } = useTranslation('Navbar')
  return (
    <>
      <MenuLink to={paths.ownProviderProfile()} icon="user">
        {t('profile')}
      </MenuLink>
      <MenuLink to={paths.dashboard()} icon="store">
        {t('dashboard')}
      </MenuLink>
    </>
  )
}

const CustomerLinks = () => {
  const { t } = useTranslation('Navbar')
  return (
    <>
      <MenuLink to={paths.customerProfile()} icon="user">
        {t('profile')}
      </MenuLink>
      <MenuLink to={paths.blockedProviders()} icon="ban">
        {t('blockedProviders')}
      </MenuLink>
    </>
  )
}

const useLogOut = () => {
  const { t } = useTranslation('Navbar')
  const navigate = useNavigate()
  return () => {
    forgetSession()
    void navigate(paths.home(), { state: withToast({ kind: 'success', text: t('loggedOut') }) })
  }
}
