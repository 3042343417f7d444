import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './ExpandingRow.module.css'

type Props = {
  id?: string | undefined
  /** Must not contain links or buttons. */
  summary: ReactNode
  /** Links and controls that are there in both states, as wide as `--actions`. */
  actions?: ReactNode
  children: ReactNode
}

/** One row of a list; a tap on its summary opens the details below it. */
export const ExpandingRow = ({ id, summary, actions, children }: Props) => (
  <li id={id} tabIndex={-1} className={styles.row}>
    <details>
      <summary className={styles.summary}>
        <div className={styles.words}>{summary}</div>
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
    {actions && <div className={styles.actions}>{actions}</div>}
  </li>
)

/** Text of a summary, cut after two lines until the row is opened. */
export const CutText = ({ children }: { children: ReactNode }) => (
  <span className={styles.text}>{children}</span>
)

/** A line of a summary: a name in bold, and what belongs to it at the end. */
export const SummaryLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.line}>{children}</p>
)

/** What a person wrote, in a summary. */
export const SummaryText = ({ children }: { children: ReactNode }) => (
  <p className={styles.small}>
    <CutText>{children}</CutText>
  </p>
)
