import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { NavLink, useLocation } from 'react-router'
import type { Language } from '../../../../../contract/language.ts'
import { chooseLanguage } from '../../../../lib/i18n/browser.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Logo } from '../../../../ui/Logo.tsx'
import { adminPaths } from '../admin-paths.ts'
import type { StaffSession } from '../staff-session.api.ts'
import { sectionsFor } from '../sections.ts'
import { useStaffLogout } from '../useStaffGuard.ts'
import { StaffContext } from '../useStaff.ts'
import styles from './AdminBar.module.css'
import { ShortcutsButton } from './ShortcutsButton.tsx'

export const AdminBar = ({ isOpen }: { isOpen: boolean }) => {
  const session = useContext(StaffContext)
  const { t } = useTranslation('Admin')
  const { t: tBar } = useTranslation('Navbar')
  return (
    <header className={styles.bar}>
      <a href="#main" className="visually-hidden skip-link">
        {tBar('skip')}
      </a>
      <div className={styles.row}>
        <Link to={adminPaths.overview()} className={styles.logo}>
          <Logo name={tBar('brand')} />
          <span className={styles.panelName}>{t('panelName')}</span>
        </Link>
        <div className={styles.tools}>
          {isOpen && <ShortcutsButton />}
          <LanguageSwitch />
          {session && <StaffIdentity session={session} />}
        </div>
      </div>
      {session && isOpen && <Sections session={session} />}
    </header>
  )
}

const Sections = ({ session }: { session: StaffSession }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'nav' })
  return (
    <nav aria-label={t('label')} className={styles.nav}>
      <ul ref={useScrollToCurrent()} className={styles.sections}>
        {sectionsFor(session.rights).map(({ name, letter }) => (
          <li key={name}>
            <NavLink
              to={adminPaths[name]()}
              end={name === 'overview'}
              aria-keyshortcuts={`g ${letter}`}
              className={styles.section ?? ''}
            >
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a narrow screen, makes the link of the current section visible. */
const useScrollToCurrent = () => {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const scrolledFor = useRef('')
  useEffect(() => {
    if (scrolledFor.current === pathname) return
    scrolledFor.current = pathname
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (current) list.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth })
  }, [pathname])
  return list
}

const NAMES: Record<Language, string> = { hi: 'हिंदी', en: 'English' }

const LanguageSwitch = () => {
  const { i18n } = useTranslation()
  const other = useLanguage() === 'hi' ? 'en' : 'hi'
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => void chooseLanguage(i18n, other)}>
      {NAMES[other]}
    </Button>
  )
}

const StaffIdentity = ({ session: { name, role } }: { session: StaffSession }) => {
  const { t } = useTranslation('Admin')
  const endSession = useStaffLogout()
  const [isLeaving, setLeaving] = useState(false)
  const logOut = async () => {
    setLeaving(true)
    await endSession()
    setLeaving(false)
  }
  return (
    <>
      <Link to={adminPaths.secondFactor()} className={styles.staff} title={t('secondFactor.title')}>
        <Icon name="user" className={styles.figure} />
        <b className={styles.name}>{name}</b>
        <span className={styles.role}>{t(`roles.${role}`)}</span>
      </Link>
      <Button
        variant="secondary"
        size="small"
        icon="logout"
        loading={isLeaving}
        onClick={() => void logOut()}
      >
        <span className={styles.label}>{t('leave')}</span>
      </Button>
    </>
  )
}
