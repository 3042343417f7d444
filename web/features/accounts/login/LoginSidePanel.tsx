import type { ComponentProps, ReactNode } from 'react'
import styles from './LoginSidePanel.module.css'
import { Perks } from '../parts/Perks.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'

type Props = { picture: ReactNode; title: string; perks: ComponentProps<typeof Perks>['perks'] }

/** The sign beside a door: what is behind it. */
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
