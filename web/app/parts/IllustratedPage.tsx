import type { ReactNode } from 'react'
import styles from './IllustratedPage.module.css'

export const IllustratedPage = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    {picture}
    <div className={styles.words}>{children}</div>
  </div>
)
