import type { ComponentProps, ReactNode } from 'react'
import { Link } from './Link.tsx'
import styles from './LinkChips.module.css'

type Props = {
  label: string
  isLabelVisible?: boolean
  children: ReactNode
}

export const LinkChips = ({ label, isLabelVisible = false, children }: Props) => (
  <nav aria-label={label} className={styles.chips}>
    {isLabelVisible && (
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
