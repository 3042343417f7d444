import { NavLink } from 'react-router'
import { useUnreadAbout } from '../../features/notifications/unread-about.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import type { Role, Session } from '../../lib/session/session.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './BottomBar.module.css'

type Tab = { text: string; to: string; icon: IconName; hasCount?: true }

const HOME: Tab = { text: 'home', to: paths.home(), icon: 'store' }
const SEARCH: Tab = { text: 'tabs.search', to: paths.search(), icon: 'search' }

const TABS: Record<Role, readonly Tab[]> = {
  customer: [
    HOME,
    SEARCH,
    { text: 'chats', to: paths.customerChats(), icon: 'chat', hasCount: true },
    { text: 'tabs.saved', to: paths.saved(), icon: 'bookmark' },
    { text: 'tabs.me', to: paths.customerProfile(), icon: 'user' },
  ],
  provider: [
    HOME,
    SEARCH,
    { text: 'tabs.requests', to: paths.requests(), icon: 'phone', hasCount: true },
    { text: 'posts', to: paths.postDashboard(), icon: 'image' },
    { text: 'tabs.me', to: paths.dashboard(), icon: 'user' },
  ],
}

export const BottomBar = ({ session: { id, role } }: { session: Session }) => {
  const { t } = useTranslation('Navbar')
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className={styles.tabs}>
        {TABS[role].map(({ text, to, icon, hasCount }) => (
          <li key={to}>
            <NavLink end={to === paths.home()} to={to} className={styles.tab ?? ''}>
              <Icon name={icon} />
              {t(text)}
              {hasCount && <UnreadCount accountId={id} path={to} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const UnreadCount = ({ accountId, path }: { accountId: number; path: string }) => {
  const { t } = useTranslation('Navbar')
  const number = useUnreadAbout(accountId, path)
  if (number === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {number}
      </span>
      <span className="visually-hidden">{t('tabs.new', { number })}</span>
    </>
  )
}
