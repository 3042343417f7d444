import type { ReactNode } from 'react'
import styles from './IllustratedPage.module.css'

/** A page about a stall that can't be visited: a picture of it, and the words beside or below. */
export const IllustratedPage = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    {picture}
    <div className={styles.words}>{children}</div>
  </div>
)
