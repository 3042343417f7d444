import type { ComponentProps, ReactNode } from 'react'
import { Link } from './Link.tsx'
import styles from './LinkChips.module.css'

type Props = {
  label: string
  /** The label stands before the links, too. */
  isLabelShown?: boolean
  children: ReactNode
}

/** Links to views of one list, of which one is the current one. */
export const LinkChips = ({ label, isLabelShown = false, children }: Props) => (
  <nav aria-label={label} className={styles.chips}>
    {isLabelShown && (
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
    )}
    {children}
  </nav>
)

export const LinkChip = ({ isCurrent, ...props }: ComponentProps<typeof Link> & { isCurrent: boolean }) => (
  <Link {...props} aria-current={isCurrent ? 'true' : undefined} className={styles.chip} />
)
