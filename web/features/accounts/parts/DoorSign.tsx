import type { ComponentProps, ReactNode } from 'react'
import styles from './DoorSign.module.css'
import { Perks } from './Perks.tsx'
import { SideSign } from './SideSign.tsx'

type Props = { picture: ReactNode; title: string; perks: ComponentProps<typeof Perks>['perks'] }

/** The sign beside a door: what is behind it. */
export const DoorSign = ({ picture, title, perks }: Props) => (
  <SideSign title={title}>
    <div className={styles.inside}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <Perks perks={perks} />
      </div>
    </div>
  </SideSign>
)
