import type { ReactNode } from 'react'
import styles from './IconCardRow.module.css'

export const IconCardRow = ({ children }: { children: ReactNode }) => (
  <ul className={styles.row}>{children}</ul>
)
