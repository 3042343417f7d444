import type { ReactNode } from 'react'
import styles from './Columns.module.css'

type Props = { children: ReactNode }

/** One column on a phone. */
export const Columns = ({ children, widths = '3-2' }: Props & { widths?: '3-2' | '1-1' | '1-2' }) => (
  <div className={styles.columns} data-widths={widths}>
    {children}
  </div>
)

export const Column = ({ children }: Props) => <div className={styles.column}>{children}</div>
