import type { ReactNode } from 'react'
import { logout } from '../../features/accounts/logout.api.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useLoadOnPress } from '../../lib/loading/useLazyDialog.ts'
import { logWarning } from '../../lib/log.ts'
import { hasWaiting } from '../../lib/outbox/waiting-accounts.ts'
import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session/session.ts'
import { MenuAction, MenuLink } from '../../ui/Menu.tsx'
import { useEndSession } from './useEndSession.ts'

const loadLeaveDialog = async () => (await import('../../features/waiting/LeaveDialog.tsx')).LeaveDialog
const loadDeleteAccount = async () => (await import('./DeleteAccount.tsx')).DeleteAccount

type Props = {
  session: Session
  /** Displays a dialog, or closes it. */
  onDialog: (dialog: ReactNode) => void
}

export const SignedInEntries = ({ session: { id, role }, onDialog }: Props) => {
  const { t } = useTranslation('Navbar')
  const endSession = useEndSession()
  const close = () => onDialog(null)
  const { write: askToDelete } = useLoadOnPress(loadDeleteAccount, (DeleteAccount) =>
    onDialog(<DeleteAccount onDeleted={endSession} onClose={close} />),
  )
  const leave = () => {
    close()
    // Not awaited: a logout must work offline.
    logout().catch((error: unknown) => logWarning('logout', error))
    endSession(t('loggedOut'))
  }
  const logOut = () => {
    if (!hasWaiting(id)) return leave()
    // If the dialog can't be loaded, the user is logged out without it.
    loadLeaveDialog().then(
      (LeaveDialog) => onDialog(<LeaveDialog accountId={id} onLeave={leave} onClose={close} />),
      leave,
    )
  }
  return (
    <>
      {role === 'provider' ? <ProviderLinks /> : <CustomerLinks />}
      <MenuLink to={paths.notificationSettings()} icon="bell">
        {t('notifications.settings')}
      </MenuLink>
      <MenuLink to={paths.offlineDistricts()} icon="bookmark">
        {t('offlineDistricts')}
      </MenuLink>
      <MenuLink to={paths.privacyData()} icon="eye">
        {t('privacyData')}
      </MenuLink>
      <MenuAction icon="logout" onPick={logOut}>
        {t('logout')}
      </MenuAction>
      <MenuAction icon="trash" danger onPick={() => askToDelete()}>
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
      <MenuLink to={paths.needs()} icon="send">
        {t('needs')}
      </MenuLink>
      <MenuLink to={paths.orders()} icon="check">
        {t('orders')}
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
