// On a phone the list is a popover of the browser, which works without our script.
import type { MouseEvent } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { NavLink } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './SiteNav.module.css'

const ID = 'pages'

const closeAfterPick = (event: MouseEvent<HTMLElement>) => {
  const panel = event.currentTarget
  if (event.target !== panel && panel.matches(':popover-open')) panel.hidePopover()
}

export const SiteNav = () => {
  const { t } = useTranslation('Navbar')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- listens to what its links do
    <nav id={ID} popover="auto" aria-label={t('pages')} className={styles.nav} onClick={closeAfterPick}>
      <ul className={styles.list}>
        <li>
          <NavLink end to={paths.home()} className={styles.link ?? ''}>
            <Icon name="store" className={styles.icon} />
            {t('home')}
          </NavLink>
        </li>
        <li>
          {/* Resets the search of the posts page. */}
          <NavLink to={paths.posts()} state={{ reset: true }} className={styles.link ?? ''}>
            <Icon name="image" className={styles.icon} />
            {t('posts')}
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}

export const Hamburger = () => {
  const { t } = useTranslation('Navbar')
  return (
    <div className={styles.hamburger}>
      <IconButton icon="menu" label={t('menu')} popoverTarget={ID} />
    </div>
  )
}
