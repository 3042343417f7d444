import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Namespace } from '../../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { returnOfEither } from '../../../lib/session/return-to.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Perks } from '../parts/Perks.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import styles from './LoginAside.module.css'

const LOGIN_PATHS = {
  customer: paths.loginCustomer,
  provider: paths.loginProvider,
  admin: paths.loginAdmin,
} as const

type Props = {
  namespace: Namespace
  picture: ReactNode
  /** Keys of the texts under `aside`. */
  perks: readonly (readonly [perk: string, icon: IconName])[]
  otherLogins: readonly (keyof typeof LOGIN_PATHS)[]
}

export const LoginAside = ({ namespace, picture, perks, otherLogins }: Props) => {
  const { t } = useTranslation(namespace)
  const state = returnOfEither(useLocation().state)
  return (
    <>
      <SidePanel title={t('aside.title')}>
        <div className={styles.inside}>
          <div className={styles.picture}>{picture}</div>
          <div className={styles.text}>
            <Perks perks={perks.map(([perk, icon]) => ({ icon, text: t(`aside.${perk}`) }))} />
          </div>
        </div>
      </SidePanel>
      <ul className={styles.logins}>
        {otherLogins.map((login) => (
          <li key={login} className={styles.login}>
            {t(`doors.${login}.ask`)}{' '}
            <Link to={LOGIN_PATHS[login]()} state={login === 'admin' ? undefined : state}>
              {t(`doors.${login}.link`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
