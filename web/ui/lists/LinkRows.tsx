import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Icon, type IconName } from '../Icon.tsx'
import { Link } from '../Link.tsx'
import type { Tone } from '../tone.ts'
import styles from './LinkRows.module.css'

/** Links to pages, one in each row. */
export const LinkRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={styles.rows}>
    {children}
  </ul>
)

type Props = {
  to: LinkProps['to']
  icon: IconName
  tone: Tone
  title: string
  /** Below the title. */
  text?: ReactNode
  /** Beside the title, such as a count. */
  children?: ReactNode
}

export const LinkRow = ({ to, icon, tone, title, text, children }: Props) => (
  <li data-tone={tone}>
    <Link to={to} className={styles.link}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <b>{title}</b> {children} {text && <span className={styles.text}>{text}</span>}
      </span>
      <Icon name="chevron-right" className={styles.arrow} />
    </Link>
  </li>
)
