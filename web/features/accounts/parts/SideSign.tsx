import type { ReactNode } from 'react'
import styles from './SideSign.module.css'

/** A painted sign beside the page's work. */
export const SideSign = ({ title, children }: { title: string; children: ReactNode }) => (
  <div data-tone="marigold" className={styles.sign}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
)
