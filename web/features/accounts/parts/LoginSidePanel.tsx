import type { ComponentProps, ReactNode } from 'react'
import styles from './LoginSidePanel.module.css'
import { Perks } from './Perks.tsx'
import { SidePanel } from './SidePanel.tsx'

type Props = { picture: ReactNode; title: string; perks: ComponentProps<typeof Perks>['perks'] }

/** The panel beside a login: what an account is for. */
export const LoginSidePanel = ({ picture, title, perks }: Props) => (
  <SidePanel title={title}>
    <div className={styles.inside}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <Perks perks={perks} />
      </div>
    </div>
  </SidePanel>
)
