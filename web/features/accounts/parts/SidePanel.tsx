import type { ReactNode } from 'react'
import styles from './SidePanel.module.css'

export const SidePanel = ({ title, children }: { title: string; children: ReactNode }) => (
  <div data-tone="marigold" className={styles.panel}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
)
