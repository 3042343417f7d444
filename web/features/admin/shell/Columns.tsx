import type { ReactNode } from 'react'
import styles from './Columns.module.css'

type Props = { children: ReactNode }

/** Two columns on a wide screen, the first the wider one; one below the other on a phone. */
export const Columns = ({ children }: Props) => <div className={styles.columns}>{children}</div>

export const Column = ({ children }: Props) => <div className={styles.column}>{children}</div>
