// On a phone the list is a popover of the browser, which works without our script.
import type { MouseEvent } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './SiteNav.module.css'

const ID = 'pages'

const closeAfterPick = (event: MouseEvent<HTMLElement>) => {
  const panel = event.currentTarget
  if (event.target !== panel && panel.matches(':popover-open')) panel.hidePopover()
}

export const SiteNav = () => {
  const { t } = useTranslation('Navbar')
  const { pathname } = useLocation()
  const linkTo = (to: string) => ({
    to,
    className: styles.link,
    'aria-current': pathname === to ? ('page' as const) : undefined,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- listens to what its links do
    <nav id={ID} popover="auto" aria-label={t('pages')} className={styles.nav} onClick={closeAfterPick}>
      <ul className={styles.list}>
        <li>
          <Link {...linkTo(paths.home())}>
            <Icon name="store" className={styles.icon} />
            {t('home')}
          </Link>
        </li>
        <li>
          {/* Resets the search of the posts page. */}
          <Link {...linkTo(paths.posts())} state={{ reset: true }}>
            <Icon name="image" className={styles.icon} />
            {t('posts')}
          </Link>
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
