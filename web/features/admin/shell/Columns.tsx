import type { ReactNode } from 'react'
import styles from './Columns.module.css'

type Props = { children: ReactNode }

/** Two columns at a desk, the first the wider one; in one hand they stand one below the other. */
export const Columns = ({ children }: Props) => <div className={styles.columns}>{children}</div>

export const Column = ({ children }: Props) => <div className={styles.column}>{children}</div>
