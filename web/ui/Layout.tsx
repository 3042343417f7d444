import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Layout.module.css'

type Space = 'tight' | 'normal' | 'loose'
type Props = { children: ReactNode; space?: Space | undefined }

export function Container({
  children,
  width = 'page',
}: {
  children: ReactNode
  width?: 'page' | 'text' | 'form' | undefined
}) {
  return <div className={classes(styles.container, styles[width])}>{children}</div>
}

export function Stack({ children, space = 'normal' }: Props) {
  return <div className={classes(styles.stack, styles[space])}>{children}</div>
}

export function Cluster({ children, space = 'normal' }: Props) {
  return <div className={classes(styles.cluster, styles[space])}>{children}</div>
}

/** For cards of the density 'row'. */
export function CardRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>
}

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** Quiet links above the content of a page. */
export function PageLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>
}
