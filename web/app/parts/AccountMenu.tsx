import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { logout } from '../../features/accounts/logout.api.ts'
import { logWarning } from '../../lib/log.ts'
import { hasWaiting } from '../../lib/outbox/waiting-accounts.ts'
import { paths } from '../../lib/paths.ts'
import { type Role, useSession } from '../../lib/session/session.ts'
import { useLazyDialog } from '../../lib/loading/useLazyDialog.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, MenuAction, MenuLink } from '../../ui/Menu.tsx'
import styles from './trigger.module.css'
import { useEndSession } from './useEndSession.ts'

const loadLeaveDialog = async () => (await import('../../features/waiting/LeaveDialog.tsx')).LeaveDialog
const loadDeleteAccount = async () => (await import('./DeleteAccount.tsx')).DeleteAccount

export const AccountMenu = () => {
  const { t } = useTranslation('Navbar')
  const session = useSession()
  const { Dialog: DeleteAccount, open: askToDelete, close } = useLazyDialog(loadDeleteAccount)
  const [LeaveDialog, setLeaveDialog] = useState<Awaited<ReturnType<typeof loadLeaveDialog>>>()
  const endSession = useEndSession()

  const leave = () => {
    // Not awaited: a logout must work offline.
    logout().catch((error: unknown) => logWarning('logout', error))
    endSession(t('loggedOut'))
  }
  const logOut = () => {
    if (!session || !hasWaiting(session.id)) return leave()
    // If the dialog can't be loaded, the user is logged out without it.
    loadLeaveDialog().then((Dialog) => setLeaveDialog(() => Dialog), leave)
  }

  return (
    <>
      <Menu
        label={t('accountMenu')}
        renderButton={(bind) => (
          <button {...bind} type="button" className={styles.trigger} data-signed-in={Boolean(session)}>
            <Icon name="user" className={styles.figure} />
            <span className={styles.name}>{session?.username ?? t('accounts')}</span>
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
        )}
      >
        {session ? <SignedIn role={session.role} onLogOut={logOut} onDelete={askToDelete} /> : <SignedOut />}
      </Menu>
      {session && LeaveDialog && (
        <LeaveDialog accountId={session.id} onLeave={leave} onClose={() => setLeaveDialog(undefined)} />
      )}
      {DeleteAccount && <DeleteAccount onDeleted={endSession} onClose={close} />}
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
    </>
  )
}

type SignedInProps = { role: Role; onLogOut: () => void; onDelete: () => void }

const SignedIn = ({ role, onLogOut, onDelete }: SignedInProps) => {
  const { t } = useTranslation('Navbar')
  return (
    <>
      {role === 'provider' ? <ProviderLinks /> : <CustomerLinks />}
      <MenuLink to={paths.notificationSettings()} icon="bell">
        {t('notifications.settings')}
      </MenuLink>
      <MenuAction icon="logout" onPick={onLogOut}>
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
      <MenuLink to={paths.following()} icon="store">
        {t('following.title')}
      </MenuLink>
      <MenuLink to={paths.saved()} icon="bookmark">
        {t('following.saved')}
      </MenuLink>
      <MenuLink to={paths.customerChats()} icon="chat">
        {t('chats')}
      </MenuLink>
      <MenuLink to={paths.blockedProviders()} icon="ban">
        {t('blockedProviders')}
      </MenuLink>
    </>
  )
}
