import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../Icon.tsx'
import { Link } from '../Link.tsx'
import type { Tone } from '../tone.ts'
import styles from './LinkRows.module.css'

type RowsProps = {
  label: string
  /** For many rows of one line: they are lower on a phone. */
  isCompact?: boolean
  children: ReactNode
}

/** Links to pages, one in each row. */
export const LinkRows = ({ label, isCompact = false, children }: RowsProps) => (
  <ul aria-label={label} className={classes(styles.rows, isCompact && styles.compact)}>
    {children}
  </ul>
)

type Props = {
  /** Of the link. */
  id?: string | undefined
  to: LinkProps['to']
  icon: IconName
  tone: Tone
  title: string
  /** Below the title. */
  text?: ReactNode
  /** Beside the title. On a phone it would leave too little width for a name, and is below it. */
  status?: ReactNode
  /** Beside the title, such as a count. */
  children?: ReactNode
}

export const LinkRow = ({ id, to, icon, tone, title, text, status, children }: Props) => (
  <li data-tone={tone}>
    <Link id={id} to={to} className={styles.link}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <b>{title}</b> {status && <span className={styles.status}>{status} </span>}
          {children}
        </span>{' '}
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <Icon name="chevron-right" className={styles.arrow} />
    </Link>
  </li>
)
