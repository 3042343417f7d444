import type { ReactNode } from 'react'
import { Awning } from './Awning.tsx'
import { Icon, type IconName } from './Icon.tsx'
import type { Tone } from './tone.ts'
import styles from './IconCard.module.css'

type Props = { title: string; text: string; icon: IconName; tone: Tone; children?: ReactNode }

export const IconCard = ({ title, text, icon, tone, children }: Props) => (
  <li data-tone={tone} className={styles.stall}>
    <Awning tone={tone} size="small" />
    <div className={styles.body}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  </li>
)
