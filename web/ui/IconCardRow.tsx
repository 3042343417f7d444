import type { ReactNode } from 'react'
import styles from './IconCardRow.module.css'

/** Cards side by side, as many as fit. Each child is an IconCard. */
export const IconCardRow = ({ children }: { children: ReactNode }) => (
  <ul className={styles.row}>{children}</ul>
)
