import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, MenuLink } from '../../ui/Menu.tsx'
import styles from './trigger.module.css'

const SignedInEntries = lazyOptional(
  async () => (await import('../lazy/SignedInEntries.tsx')).SignedInEntries,
)

export const AccountMenu = () => {
  const { t } = useTranslation('Navbar')
  const session = useSession()
  // Beside the menu, which hides its content when it closes.
  const [dialog, setDialog] = useState<ReactNode>()
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
        {session ? <SignedInEntries session={session} onDialog={setDialog} /> : <SignedOut />}
      </Menu>
      {session && dialog}
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
