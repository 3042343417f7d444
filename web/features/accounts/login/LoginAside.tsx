import type { ComponentProps, ReactNode } from 'react'
import { Perks } from '../parts/Perks.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import styles from './LoginAside.module.css'
import { Link } from '../../../ui/Link.tsx'

type Props = {
  picture: ReactNode
  title: string
  perks: ComponentProps<typeof Perks>['perks']
  otherLogins: readonly { ask: string; link: string; path: string }[]
}

export const LoginAside = ({ picture, title, perks, otherLogins }: Props) => (
  <>
    <SidePanel title={title}>
      <div className={styles.inside}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.text}>
          <Perks perks={perks} />
        </div>
      </div>
    </SidePanel>
    <ul className={styles.logins}>
      {otherLogins.map(({ ask, link, path }) => (
        <li key={path} className={styles.login}>
          {ask} <Link to={path}>{link}</Link>
        </li>
      ))}
    </ul>
  </>
)
