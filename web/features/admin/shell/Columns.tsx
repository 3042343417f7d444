import type { ReactNode } from 'react'
import styles from './Columns.module.css'

type Props = { children: ReactNode }

export const Columns = ({ children }: Props) => <div className={styles.columns}>{children}</div>

export const Column = ({ children }: Props) => <div className={styles.column}>{children}</div>
