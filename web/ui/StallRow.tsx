import type { ReactNode } from 'react'
import styles from './StallRow.module.css'

/** Stalls side by side, as many as fit. Each child is a StallCard. */
export const StallRow = ({ children }: { children: ReactNode }) => <ul className={styles.row}>{children}</ul>
