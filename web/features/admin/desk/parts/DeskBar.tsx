import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import type { Language } from '../../../../../contract/limits.ts'
import { chooseLanguage } from '../../../../lib/i18n/browser.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Logo } from '../../../../ui/Logo.tsx'
import { deskPaths } from '../desk-paths.ts'
import type { StaffSession } from '../desk-session.api.ts'
import { sectionsFor } from '../sections.ts'
import { useLeave } from '../useDoor.ts'
import { StaffContext } from '../useStaff.ts'
import styles from './DeskBar.module.css'
import { KeysButton } from './KeysButton.tsx'

export const DeskBar = ({ isOpen }: { isOpen: boolean }) => {
  const session = useContext(StaffContext)
  const { t } = useTranslation('Desk')
  const { t: tBar } = useTranslation('Navbar')
  return (
    <header className={styles.bar}>
      <a href="#main" className="visually-hidden skip-link">
        {tBar('skip')}
      </a>
      <div className={styles.row}>
        <Link to={deskPaths.overview()} className={styles.logo}>
          <Logo name={tBar('brand')} />
          <span className={styles.desk}>{t('desk')}</span>
        </Link>
        <div className={styles.tools}>
          {isOpen && <KeysButton />}
          <OtherLanguage />
          {session && <Who session={session} />}
        </div>
      </div>
      {session && isOpen && <Sections session={session} />}
    </header>
  )
}

const Sections = ({ session }: { session: StaffSession }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'nav' })
  return (
    <nav aria-label={t('label')} className={styles.nav}>
      <ul ref={useCurrentInView()} className={styles.sections}>
        {sectionsFor(session.rights).map(({ name, letter }) => (
          <li key={name}>
            <NavLink
              to={deskPaths[name]()}
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

/** Where the row is longer than the screen, the section that is open is not the one that is hidden. */
const useCurrentInView = () => {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (current) list.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth })
  }, [pathname])
  return list
}

const NAMES: Record<Language, string> = { hi: 'हिन्दी', en: 'English' }

/** There are two: the one that is not spoken now. */
const OtherLanguage = () => {
  const { i18n } = useTranslation()
  const other = useLanguage() === 'hi' ? 'en' : 'hi'
  return (
    <Button look="quiet" size="small" lang={other} onClick={() => void chooseLanguage(i18n, other)}>
      {NAMES[other]}
    </Button>
  )
}

const Who = ({ session: { name, role } }: { session: StaffSession }) => {
  const { t } = useTranslation('Desk')
  const leave = useLeave()
  const [isLeaving, setLeaving] = useState(false)
  const press = async () => {
    setLeaving(true)
    await leave()
    setLeaving(false)
  }
  return (
    <>
      <Link to={deskPaths.secondFactor()} className={styles.who} title={t('secondFactor.title')}>
        <b className={styles.name}>{name}</b>
        <span className={styles.role}>{t(`roles.${role}`)}</span>
      </Link>
      <Button look="secondary" size="small" icon="logout" loading={isLeaving} onClick={() => void press()}>
        <span className={styles.word}>{t('leave')}</span>
      </Button>
    </>
  )
}
